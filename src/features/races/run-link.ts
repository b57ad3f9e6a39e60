/** One run as text, for a link. What is read comes from anywhere: every part is checked, and anything else refused. */
import { PRESETS, WAYS } from '#core';
import type { Doing, Setup } from './setup.ts';

export interface SharedRun {
  readonly setup: Setup;
  readonly order: readonly string[];
  /** How many of the steps are shown as taken. */
  readonly at: number;
}

const MOST_STEPS = 60;
const MOST_SWITCHES = 200;
const MOST_STARTS = 100;

export function writeRun({ setup, order, at }: SharedRun): string {
  const { preset, doing, ...rest } = setup;
  return JSON.stringify({ ...(preset === null ? { doing } : { preset }), ...rest, order: order.join(''), at });
}

export function readRun(text: string): SharedRun | undefined {
  const json = parse(text);
  if (!isObject(json)) return undefined;
  const preset = PRESETS.find(({ id }) => id === json.preset)?.id ?? null;
  const way = WAYS.find((each) => each === json.way);
  const doing = readDoing(json.doing);
  const off = readTexts(json.off, MOST_SWITCHES);
  const { order } = json;
  if (!way || !off || !doing || (preset === null && doing.length < 2)) return undefined;
  if (typeof order !== 'string' || !/^[ABC]*$/.test(order) || order.length > MOST_STEPS) return undefined;
  const at = readCount(json.at ?? order.length, order.length);
  const start = readCount(json.start ?? 0, MOST_STARTS);
  if (at === undefined || start === undefined) return undefined;
  const flag = (name: string): boolean => json[name] === true;
  const setup = {
    preset,
    doing: preset === null ? doing : [],
    way,
    off,
    hasToken: flag('hasToken'),
    repeats: flag('repeats'),
    lag: flag('lag'),
    start,
  };
  return { setup, order: [...order], at };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readCount = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

function readTexts(value: unknown, most: number): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const texts = value.filter((each) => typeof each === 'string');
  return texts.length === value.length ? texts : undefined;
}

function readDoing(value: unknown): readonly Doing[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 3) return undefined;
  const doing = value.flatMap((each: unknown): Doing[] => {
    if (!isObject(each)) return [];
    if (typeof each.scenario === 'string') return [{ scenario: each.scenario }];
    if (each.expires === 'record' || each.expires === 'lock') return [{ expires: each.expires }];
    return typeof each.removes === 'string' ? [{ removes: each.removes }] : [];
  });
  return doing.length === value.length ? doing : undefined;
}
