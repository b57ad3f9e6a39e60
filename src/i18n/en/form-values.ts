/** Words of the form: typed values. */
type Facts = Readonly<Record<string, string | number>>;

/** Enough of what was met to find it: it may be a long text. */
const MOST_QUOTED = 24;

function quoted(text: Facts[string] | undefined): string {
  const letters = [...String(text ?? '')];
  return letters.length <= MOST_QUOTED ? `“${letters.join('')}”` : `“${letters.slice(0, MOST_QUOTED).join('')}…”`;
}

const jsonProblem = ({ problem, found }: Facts): string => {
  switch (problem) {
    case 'unfinished':
      return 'The JSON is not finished';
    case 'bad-text':
      return 'A text is not closed, or has a character it cannot have';
    case 'name-twice':
      return `${quoted(found)} stands here twice`;
    case 'too-deep':
      return 'This is nested too deeply';
    default:
      return `${quoted(found)} does not fit here`;
  }
};

const typedProblem = ({ problem, expected, got, type, name, allowed, types }: Facts): string => {
  switch (problem) {
    case 'wrong-type':
      return expected === 'object'
        ? `A typed value is needed, such as {"S": "text"}; this is plain JSON (${got})`
        : `This has to be ${expected === 'array' ? 'an array' : `a ${expected}`} in JSON, not ${got}`;
    case 'no-type':
      return `A type is missing: one of ${allowed}`;
    case 'several-types':
      return `One type only, not ${quoted(types)}`;
    case 'unknown-type':
      return `${quoted(type)} is no type: one of ${allowed}`;
    case 'forbidden-name':
      return `${quoted(name)} cannot be a name here`;
    default:
      return 'This is nested too deeply';
  }
};

export const formValueWords = {
  values: {
    absent: 'absent',
    emptyText: 'empty text',
    emptyOf: {
      S: 'empty text',
      N: 'no number yet',
      B: 'empty binary',
      L: '[]',
      M: '{}',
      SS: 'one text per line',
      NS: 'one number per line',
      BS: 'one base64 per line',
    },
    clear: (label: string) => `Clear ${label}`,
    choose: (label: string) => `Values for ${label}`,
    setAbsent: (label: string) => `${label}: absent. Press to set it.`,
    refused: { title: 'The design cannot hold this' },
    addTypes: 'Add the types',
    lineAndColumn: ({ line, column }: { readonly line: number; readonly column: number }) =>
      `Line ${line}, column ${column}.`,
    problems: {
      json: jsonProblem,
      'typed-json': typedProblem,
      'list-expected': () => 'A list is needed: [ … ]',
      'map-expected': () => 'A map is needed: { … }',
    },
  },
} as const;
