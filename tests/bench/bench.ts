import { parse } from 'graphql';
import { createPasswords } from '~/credentials/passwords.ts';
import { createTokens } from '~/credentials/tokens.ts';
import { createExecutor, type Executor } from '~/graphql/execute.ts';
import { createSchema } from '~/graphql/schema.ts';
import { createEvents } from '~/resolvers/events.ts';
import { newId } from '~/resolvers/newId.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import type { Seeds } from '~/store/seeding.ts';
import { tableSpecs } from '~/store/tables.ts';
import { measureServer } from './server.ts';
import { operations } from './operations.ts';
import { cpuPerRun } from './cpu.ts';
import { scaledSeeds } from './scale.ts';

/** A dashboard query may cost this much CPU at 500 cameras and 100,000 incidents, in milliseconds. */
const LIMIT = 50;
