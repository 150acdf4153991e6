import { describe } from 'vitest';
import type { CreateStore } from './createStore.ts';
import { describeAggregates } from './describeAggregates.ts';
import { describeAgreement } from './describeAgreement.ts';
import { describeBackwards } from './describeBackwards.ts';
import { describeLists } from './describeLists.ts';
import { describePages } from './describePages.ts';
import { describeSearch } from './describeSearch.ts';
import { describeTransactions } from './describeTransactions.ts';
import { describeWrites } from './describeWrites.ts';

/** What the store port promises, whatever the engine. */
export function describeStore(name: string, createStore: CreateStore): void {
  describe(`The ${name} store`, () => {
    describeWrites(createStore);
    describeLists(createStore);
    describePages(createStore);
    describeBackwards(createStore);
    describeAggregates(createStore);
    describeTransactions(createStore);
    describeSearch(createStore);
    describeAgreement(createStore);
  });
}
