/** Words of the form: scenarios and workload. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const formScenarioWords = {
  scenarios: {
    title: 'Scenarios',
    note: (n: number) => String(n),
    add: 'Add scenario',
    addShort: 'scenario',
    none: 'No scenario yet. Each one is an operation on sample values, and shows its request on the right.',
    start: 'Start with a create',
    name: 'Scenario name',
    choose: (name: string) => `Show scenario ${name}`,
    kindOf: (name: string) => `Kind of ${name}`,
    noAttributes: 'The record has no attribute yet.',
    sides: { before: 'before', after: 'after' },
    valueOf: (attribute: string, side: string) => `${attribute} ${side}`,
    versionAfter: 'plus 1',
    unfold: (n: number, names: string) => `Show ${count(n, 'absent attribute', 'absent attributes')}: ${names} …`,
    fold: 'Hide absent attributes',
    expects: 'Only if',
    expectsHint: 'nothing else is expected',
    now: 'now',
    addNow: 'the time it happens',
  },
  workload: {
    title: 'Workload',
    none: 'Say how often each scenario happens, and the cost pane shows what a month costs.',
    add: 'Estimate a month',
    remove: 'Remove the workload',
    items: 'Items',
    billing: 'Billing',
    billings: { 'on-demand': 'on demand', provisioned: 'provisioned' },
    region: 'Region',
    perMonth: 'Times a month',
    timesOf: (name: string) => `${name} a month`,
  },
} as const;
