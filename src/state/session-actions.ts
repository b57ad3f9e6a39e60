/** Actions on this session's view: what is chosen, shown, pointed at and said. None of them touches the document. */
import type { StoreApi } from 'zustand/vanilla';
import type { Actions, State, Toast } from './state.ts';

type SessionActions = Pick<
  Actions,
  | 'selectScenario'
  | 'selectList'
  | 'setOrderRows'
  | 'compareScenario'
  | 'compareWith'
  | 'setPrice'
  | 'selectOutput'
  | 'showHalf'
  | 'goTo'
  | 'setLink'
  | 'setTheme'
  | 'setAliases'
  | 'setTokenOn'
  | 'renewToken'
  | 'setDraft'
  | 'setClosed'
  | 'openRace'
  | 'takeRace'
  | 'openDialog'
  | 'closeDialog'
  | 'notify'
  | 'dismissToast'
>;

const TOASTS_SHOWN = 3;

export function sessionActions(store: StoreApi<State>, ports: { readonly newId: () => string }): SessionActions {
  const set = store.setState;
  let toasts = 0;
  return {
    selectScenario: (scenario) => set({ scenario, compared: '' }),
    selectList: (list) => set({ list }),
    setOrderRows: (list, rows) =>
      set(({ orderRows }) => ({ orderRows: { ...without(orderRows, list), ...(rows && { [list]: rows }) } })),
    compareScenario: (compared) => set({ compared }),
    compareWith: (controls) =>
      set(({ comparing }) => ({ comparing: controls === null ? {} : { ...comparing, ...controls } })),
    setPrice: (region, item, usd) =>
      set(({ prices }) => {
        const others = without(Object.hasOwn(prices, region) ? (prices[region] ?? {}) : {}, item);
        return { prices: { ...prices, [region]: usd === null ? others : { ...others, [item]: usd } } };
      }),
    selectOutput: (output) => set({ output, half: 'outputs' }),
    showHalf: (half) => set({ half }),
    goTo: (path) =>
      set((state) => {
        const [root, at] = path;
        const scenario = root === 'scenarios' ? state.design.scenarios[Number(at)]?.name : undefined;
        return { goal: { path }, half: 'form', ...(scenario === undefined ? {} : { scenario }) };
      }),
    setLink: (by, target) => set(by === 'hovered' ? { hovered: target } : { focused: target }),
    setTheme: (theme) => set({ theme }),
    setAliases: (aliases) => set({ aliases }),
    setTokenOn: (isOn) => set((state) => ({ token: { ...state.token, isOn } })),
    renewToken: () => set((state) => ({ token: { ...state.token, value: ports.newId() } })),
    setDraft: (key, draft) =>
      set((state) => ({ drafts: draft === null ? without(state.drafts, key) : { ...state.drafts, [key]: draft } })),
    setClosed: (section, isClosed) => set((state) => ({ closed: { ...state.closed, [section]: isClosed } })),
    openRace: (race) => set({ race, output: 'races', half: 'outputs' }),
    takeRace: () => set({ race: null }),
    openDialog: (dialog) => set({ dialog }),
    closeDialog: () => set({ dialog: null }),
    notify: (toast) => {
      toasts += 1;
      const id = toasts;
      set((state) => ({
        toasts: [...state.toasts.filter((one) => !isOutdatedBy(one, toast)), { ...toast, id }].slice(-TOASTS_SHOWN),
      }));
    },
    dismissToast: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
  };
}

/** What is said of one subject replaces what was said before. */
function isOutdatedBy({ subject }: Toast, newer: Omit<Toast, 'id'>): boolean {
  return subject !== undefined && subject === newer.subject;
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
