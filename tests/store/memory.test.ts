import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { describeStore } from './describeStore.ts';

describeStore('memory', (seeds = {}) => createMemoryStore({ seeds, resettable: true }));
