/** What the panes show, computed once per design, scenario and options, however many panes ask. */
import { type Compiled, type CompileOptions, type Design, type Prepared, prepare } from '#core';
import { linkedIds } from './link-target.ts';
import type { State } from './state.ts';

const NOTHING: ReadonlySet<string> = new Set();
const prepared = new WeakMap<Design, Prepared>();
const compiled = new WeakMap<Design, Map<string, Compiled>>();
const links = new WeakMap<Compiled, Map<string, ReadonlySet<string>>>();

/** The compiled scenario, from memory when nothing it depends on has changed. */
export function compiledFor(design: Design, scenario: string, options: CompileOptions): Compiled {
  const ofDesign = remember(compiled, design, () => new Map<string, Compiled>());
  return remember(ofDesign, JSON.stringify([scenario, options]), () =>
    remember(prepared, design, () => prepare(design)).compile(scenario, options),
  );
}

export function compileOptions(state: State): CompileOptions {
  return { aliases: state.aliases, ...(state.token.isOn ? { token: state.token.value } : {}) };
}

export function selectCompiled(state: State): Compiled {
  return compiledFor(state.design, state.scenario, compileOptions(state));
}

/** Ids of what corresponds to the thing pointed at, or else to the thing focused. */
export function linkedTo(
  { hovered, focused }: Pick<State, 'hovered' | 'focused'>,
  design: Design,
  shown: Compiled,
): ReadonlySet<string> {
  const target = hovered ?? focused;
  if (!target) return NOTHING;
  const ofShown = remember(links, shown, () => new Map<string, ReadonlySet<string>>());
  return remember(ofShown, JSON.stringify(target), () => linkedIds(target, design, shown));
}

interface Memory<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => unknown;
}

function remember<K, V>(memory: Memory<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
