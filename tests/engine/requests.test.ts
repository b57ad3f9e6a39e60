/** Every fixture request on a real engine, over the official SDK. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable, getRecord, lookUp } from '#core';
import { canonicalItems, itemText } from '../canonical.ts';
import { type FixtureCase, fixtureCases, fixtures } from '../fixtures.ts';
import { describeWithEngine, ONLY_NAIVE } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { foreignTables, provableIndexes, proveGuards, proveSuccess } from './prove-request.ts';
import { itemsOfImage, openStore, requiredBy, type Store } from './store.ts';

describeWithEngine('fixture requests on an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  describe.each(fixtures.map(({ name }) => name))('%s', (name) => {
    const cases = fixtureCases.filter((one) => one.name === name);
    const usable = cases.filter(({ compiled }) => compiled.request !== null);
    let store: Store;
    beforeAll(async () => {
      const requests = createTable(cases[0]?.design ?? fixtures[0]!.design).requests;
      const known = requests.map(({ input }) => input.TableName);
      store = await openStore(
        engine.client,
        requests,
        foreignTables(
          cases.map(({ compiled }) => compiled),
          known,
        ),
      );
    });
    afterAll(() => store?.drop());

    const rows = usable.map((one) => [one.scenario, one] as const);
    it.each(rows)('%s: the tables hold the image, at the computed cost', async (_, one) => {
      const required = requiredBy(one.compiled);
      await store.become([...itemsOfImage(one.compiled.images.before), ...required]);
      const after = [...itemsOfImage(one.compiled.images.after), ...required];
      await proveSuccess(store, engine, one.design, one.compiled, after);
    });
    const indexes = usable.flatMap((one) =>
      (one.design.table.indexes ?? []).map(({ name: index }) => [one.scenario, index, one] as const),
    );
    it.for(indexes)('%s: index %s holds its entries', async ([, index, one], { skip }) => {
      skip(!provableIndexes(one.design, engine).includes(index), ONLY_NAIVE);
      await store.become([...itemsOfImage(one.compiled.images.after), ...requiredBy(one.compiled)]);
      const entries = one.compiled.images.after?.entries.filter((entry) => entry.index === index) ?? [];
      const found = await store.scanIndex(one.design.table.name, index);
      expect(canonicalItems(found)).toEqual(canonicalItems(entries.map(({ entry }) => entry)));
    });
    it.each(rows)('%s: the record and each lock are read back', async (_, one) => {
      const image = one.compiled.images.after ?? one.compiled.images.before;
      await store.become(itemsOfImage(image));
      const locks = (one.design.constraints ?? []).filter(({ kind }) => kind === 'unique');
      const requests = [
        ...getRecord(one.design, one.scenario).requests,
        ...locks.flatMap((constraint) => lookUp(one.design, constraint.name, one.scenario).requests),
      ];
      const found = await Promise.all(requests.map((request) => store.get(request)));
      expect(found.map((item) => item && itemText(item))).toEqual(
        itemsOfImage(image).map(({ item }) => itemText(item)),
      );
    });
    it.each(rows)('%s: each guard fails at its position', async (_, one: FixtureCase) => {
      const before = [...itemsOfImage(one.compiled.images.before), ...requiredBy(one.compiled)];
      await proveGuards(store, one.design, one.compiled, before);
    });
  });
});
