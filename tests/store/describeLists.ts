import { beforeEach, describe, expect, it } from 'vitest';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { Where } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { idsOf, incident, insertSurroundings, transition } from './rows.ts';

export function describeLists(createStore: CreateStore): void {
  describe('conditions', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.incidents.insert([
        incident('1', { raisedAt: 10, cameraId: 'a', acknowledgedAt: null, summary: 'Person at Gate 1' }),
        incident('2', { raisedAt: 20, cameraId: null, acknowledgedAt: 0, summary: 'ÖLPFÜTZE 50%' }),
        incident('3', {
          raisedAt: 20,
          cameraId: 'b',
          acknowledgedAt: 30,
          state: 'RESOLVED',
          summary: 'gate_2',
        }),
        incident('4', { raisedAt: 30, cameraId: 'a', acknowledgedAt: 40, state: 'RESOLVED', summary: '' }),
      ]);
    });

    const cases: [string, Where<IncidentRow>, string[]][] = [
      ['no condition: all', {}, ['1', '2', '3', '4']],
      ['an undefined condition is left out', { cameraId: undefined }, ['1', '2', '3', '4']],
      ['undefined bounds are left out', { raisedAt: { gte: undefined, lt: 20 } }, ['1']],
      ['equality with an index', { cameraId: 'a' }, ['1', '4']],
      ['equality without an index', { acknowledgedAt: 30 }, ['3']],
      ['equality of the id', { id: '3' }, ['3']],
      ['equality with null, indexed', { cameraId: null }, ['2']],
      ['equality with null, not indexed', { acknowledgedAt: null }, ['1']],
      ['equality with a value that does not occur', { cameraId: 'c' }, []],
      ['a value that is another row’s id', { cameraId: '1' }, []],
      ['one of', { cameraId: { in: ['b', 'c'] } }, ['3']],
      ['one of, the same named twice', { cameraId: { in: ['a', 'b', 'a'] } }, ['1', '3', '4']],
      ['one of, null among them', { cameraId: { in: ['b', null] } }, ['2', '3']],
      ['one of, not indexed', { acknowledgedAt: { in: [0, 40] } }, ['2', '4']],
      ['one of some ids', { id: { in: ['4', 'nobody', '1'] } }, ['1', '4']],
      ['one of none', { cameraId: { in: [] } }, []],
      ['one of none, not indexed', { summary: { in: [] } }, []],
      ['at least', { raisedAt: { gte: 20 } }, ['2', '3', '4']],
      ['above', { raisedAt: { gt: 20 } }, ['4']],
      ['at most', { raisedAt: { lte: 20 } }, ['1', '2', '3']],
      ['below', { raisedAt: { lt: 20 } }, ['1']],
      ['several bounds, all of which hold', { raisedAt: { gte: 20, lt: 30 } }, ['2', '3']],
      ['the narrower of two bounds', { raisedAt: { gte: 10, gt: 20 } }, ['4']],
      ['bounds that leave nothing', { raisedAt: { gt: 20, lt: 20 } }, []],
      ['bounds of a field without an index', { acknowledgedAt: { gte: 30 } }, ['3', '4']],
      ['null lies in no range downwards', { acknowledgedAt: { lt: 100 } }, ['2', '3', '4']],
      ['null lies in no range upwards', { acknowledgedAt: { gte: 0 } }, ['2', '3', '4']],
      ['bounds between whole numbers', { raisedAt: { gt: 9.5, lt: 20.5 } }, ['1', '2', '3']],
      ['bounds between whole numbers, included', { raisedAt: { gte: 10.5, lte: 29.5 } }, ['2', '3']],
      ['bounds without end', { raisedAt: { gte: -Infinity, lt: Infinity } }, ['1', '2', '3', '4']],
      ['a fraction, which no whole number is', { raisedAt: { in: [10.5, 30] } }, ['4']],
      ['bounds of a text', { id: { gt: '1', lte: '3' } }, ['2', '3']],
      ['one of and a bound', { raisedAt: { in: [10, 20], gt: 10 } }, ['2', '3']],
      ['contained in any case of letters', { summary: { contains: 'gATE' } }, ['1', '3']],
      ['contained in any case of letters beyond ASCII', { summary: { contains: 'ölpfütze' } }, ['2']],
      ['contained signs stand for themselves', { summary: { contains: '%' } }, ['2']],
      ['contained underscores stand for themselves', { summary: { contains: 'e_2' } }, ['3']],
      ['the empty text is contained everywhere', { summary: { contains: '' } }, ['1', '2', '3', '4']],
      ['contained in a text that is seldom searched', { state: { contains: 'esolv' } }, ['3', '4']],
      ['contained nowhere', { summary: { contains: 'gates' }, state: { contains: 'x' } }, []],
      ['null contains nothing', { cameraId: { contains: '' } }, ['1', '3', '4']],
      ['several fields, all of which hold', { cameraId: 'a', state: 'RESOLVED', raisedAt: { gt: 0 } }, ['4']],
      ['several fields, one of which fails', { cameraId: 'a', state: 'DISMISSED' }, []],
    ];

    it.each(cases)('%s', async (_, where, ids) => {
      expect(idsOf(await store.incidents.list({ where }))).toEqual(ids);
      expect(await store.incidents.count(where)).toBe(ids.length);
    });
  });

  describe('order', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.incidents.insert([
        incident('d', { raisedAt: 1, number: 2, acknowledgedAt: 5, summary: 'beta' }),
        incident('b', { raisedAt: 1, number: 1, acknowledgedAt: null, summary: 'alpha' }),
        incident('a', { raisedAt: 2, number: 2, acknowledgedAt: -5, summary: 'Zeta' }),
        incident('c', { raisedAt: 1, number: 2, acknowledgedAt: null, summary: 'étage' }),
      ]);
    });

    it('is by id where none was named', async () => {
      expect(idsOf(await store.incidents.list())).toEqual(['a', 'b', 'c', 'd']);
    });

    it('is by id within the same value, in the direction of the key', async () => {
      const [asc, desc] = await Promise.all([
        store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'asc' }] }),
        store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'desc' }] }),
      ]);
      expect(idsOf(asc)).toEqual(['b', 'c', 'd', 'a']);
      expect(idsOf(desc)).toEqual(['a', 'd', 'c', 'b']);
    });

    it('follows several keys, and the id the direction of the last', async () => {
      const page = await store.incidents.list({
        orderBy: [
          { field: 'raisedAt', direction: 'asc' },
          { field: 'number', direction: 'desc' },
        ],
      });
      expect(idsOf(page)).toEqual(['d', 'c', 'b', 'a']);
    });

    it('takes the id as a key', async () => {
      const page = await store.incidents.list({
        orderBy: [
          { field: 'number', direction: 'asc' },
          { field: 'id', direction: 'desc' },
        ],
      });
      expect(idsOf(page)).toEqual(['b', 'd', 'c', 'a']);
      const backwards = await store.incidents.list({ orderBy: [{ field: 'id', direction: 'desc' }] });
      expect(idsOf(backwards)).toEqual(['d', 'c', 'b', 'a']);
    });

    it('has null before everything, and after everything downwards', async () => {
      const [asc, desc] = await Promise.all([
        store.incidents.list({ orderBy: [{ field: 'acknowledgedAt', direction: 'asc' }] }),
        store.incidents.list({ orderBy: [{ field: 'acknowledgedAt', direction: 'desc' }] }),
      ]);
      expect(idsOf(asc)).toEqual(['b', 'c', 'a', 'd']);
      expect(idsOf(desc)).toEqual(['d', 'a', 'c', 'b']);
    });

    it('has texts by the code of their letters', async () => {
      const page = await store.incidents.list({ orderBy: [{ field: 'summary', direction: 'asc' }] });
      expect(page.rows.map(({ summary }) => summary)).toEqual(['Zeta', 'alpha', 'beta', 'étage']);
    });

    it('has texts by code point also where one is written as two halves', async () => {
      await store.incidents.insert([incident('e', { summary: '😀' }), incident('f', { summary: 'ﾊﾛｰ' })]);
      const orderBy = [{ field: 'summary', direction: 'asc' }] as const;
      const above = await store.incidents.list({ orderBy, where: { summary: { gte: 'ﾊ' } } });
      expect(idsOf(above)).toEqual(['f', 'e']);
      const page = await store.incidents.list({ orderBy });
      expect(idsOf(await store.incidents.list({ orderBy, after: page.cursors[4] }))).toEqual(['e']);
    });
  });

  describe('distinctOn', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.statusTransitions.insert([
        transition('1', 'a', 10),
        transition('2', 'b', 20, { to: 'UP' }),
        transition('3', 'a', 30),
        transition('4', 'c', 30),
        transition('5', 'b', 40),
        transition('6', 'a', 30),
      ]);
    });
    const latest = { orderBy: [{ field: 'at', direction: 'desc' }], distinctOn: 'cameraId' } as const;

    it('keeps the first row, in the order, of each value', async () => {
      expect(idsOf(await store.statusTransitions.list(latest))).toEqual(['5', '6', '4']);
    });

    it('looks only at rows that fulfil the conditions', async () => {
      const until = await store.statusTransitions.list({ ...latest, where: { at: { lte: 20 } } });
      expect(idsOf(until)).toEqual(['2', '1']);
      const some = await store.statusTransitions.list({ ...latest, where: { cameraId: { in: ['a', 'c'] } } });
      expect(idsOf(some)).toEqual(['6', '4']);
    });

    it('is by id where no order was named', async () => {
      expect(idsOf(await store.statusTransitions.list({ distinctOn: 'cameraId' }))).toEqual(['1', '2', '4']);
    });

    it('keeps one for a field without an index, and for null', async () => {
      await store.incidents.insert([
        incident('1', { severity: 'LOW', cameraId: null }),
        incident('2', { severity: 'HIGH', cameraId: 'a' }),
        incident('3', { severity: 'LOW', cameraId: null }),
      ]);
      expect(idsOf(await store.incidents.list({ distinctOn: 'severity' }))).toEqual(['1', '2']);
      expect(idsOf(await store.incidents.list({ distinctOn: 'cameraId' }))).toEqual(['1', '2']);
    });

    it('gives pages on which no value comes twice', async () => {
      const one = await store.statusTransitions.list({ ...latest, first: 1 });
      const two = await store.statusTransitions.list({ ...latest, first: 1, after: one.cursors[0] });
      const three = await store.statusTransitions.list({ ...latest, first: 1, after: two.cursors[0] });
      expect([one, two, three].map(idsOf)).toEqual([['5'], ['6'], ['4']]);
      expect([one, two, three].map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
    });
  });
}
