/** The panes of the outputs: tabs of the main column, sections of the side column. A new pane is a row here. */
import type { ComponentType } from 'react';
import type { Compiled, Design } from '#core';
import { ChangesPane, changesText } from '#features/changes';
import { CostPane, costNote, costText } from '#features/cost';
import { FailuresPane, failuresNote, failuresText } from '#features/failures';
import { FindingsPane, findingsText } from '#features/findings';
import { GuaranteePane, guaranteesText } from '#features/guarantee';
import { t } from '#i18n';
import { lazyPane } from '../lazy-pane.ts';
import { RequestView } from './request-view.tsx';

export interface Output {
  readonly id: string;
  readonly title: string;
  readonly Pane: ComponentType;
  /** The pane lays itself out up to the edges. */
  readonly isFlush?: boolean;
  /** It is about the chosen scenario: without any there is nothing to show. */
  readonly ofScenario?: boolean;
}

export interface SideSection {
  readonly id: string;
  readonly title: string;
  readonly Pane: ComponentType;
  /** It is about the chosen scenario: without any there is nothing to show. */
  readonly ofScenario?: boolean;
  /** A few faint words beside the title. */
  readonly noteOf?: (compiled: Compiled) => string;
  /** What its copy button copies. */
  readonly textOf: (compiled: Compiled, design: Design, closed: Readonly<Record<string, boolean>>) => string;
}

const { tabs } = t.panes;

/** What is shown first is there at once; the other tabs come when they are chosen, or while the page is idle. */
const compare = lazyPane(() => import('#features/compare').then((module) => module.ComparePane));
const expressions = lazyPane(() => import('#features/expressions').then((module) => module.ExpressionsPane));
const items = lazyPane(() => import('#features/items').then((module) => module.ItemsPane));
const keys = lazyPane(() => import('#features/keys').then((module) => module.KeysPane));
const lists = lazyPane(() => import('#features/lists').then((module) => module.ListsPane));
const races = lazyPane(() => import('#features/races').then((module) => module.RacesPane));
const reads = lazyPane(() => import('#features/reads').then((module) => module.ReadsPane));
const tables = lazyPane(() => import('#features/tables').then((module) => module.TablesPane));

const LAZY = [compare, expressions, items, keys, lists, races, reads, tables];

/** Fetches the tabs that nobody has chosen yet, one after the other, so that they are there without a network too. */
export async function preloadOutputs(): Promise<void> {
  for (const { preload } of LAZY) await preload();
}

export const OUTPUTS: readonly Output[] = [
  { id: 'request', title: tabs.request, Pane: RequestView, isFlush: true, ofScenario: true },
  { id: 'expressions', title: tabs.expressions, Pane: expressions.Pane, ofScenario: true },
  { id: 'items', title: tabs.items, Pane: items.Pane, ofScenario: true },
  { id: 'keys', title: tabs.keys, Pane: keys.Pane, ofScenario: true },
  { id: 'lists', title: tabs.lists, Pane: lists.Pane, isFlush: true },
  { id: 'compare', title: tabs.compare, Pane: compare.Pane, isFlush: true },
  { id: 'races', title: t.races.title, Pane: races.Pane, isFlush: true },
  { id: 'reads', title: t.requests.reads.title, Pane: reads.Pane },
  { id: 'tables', title: t.requests.tables.title, Pane: tables.Pane },
];

export const SIDE_SECTIONS: readonly SideSection[] = [
  { id: 'changes', title: t.panes.changes.title, Pane: ChangesPane, ofScenario: true, textOf: changesText },
  {
    id: 'failures',
    title: t.panes.failures.title,
    Pane: FailuresPane,
    ofScenario: true,
    noteOf: failuresNote,
    textOf: failuresText,
  },
  { id: 'cost', title: t.panes.cost.title, Pane: CostPane, ofScenario: true, noteOf: costNote, textOf: costText },
  {
    id: 'findings',
    title: t.panes.findings.title,
    Pane: FindingsPane,
    textOf: ({ findings }) => findingsText(findings),
  },
  {
    id: 'guarantee',
    title: t.panes.guarantee.title,
    Pane: GuaranteePane,
    textOf: (_, design) => guaranteesText(design),
  },
];
