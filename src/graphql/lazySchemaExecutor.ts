import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { Executor, Operation } from './execute.ts';

/**
 * An executor that starts with the core schema. The whole schema, over the same store and events, is loaded when the
 * first document needs it: once, and after a failure the next such document tries again. Before it, the parts of it that
 * `loadParts` loads are tried one after the other. Both calls reject when what is needed cannot be loaded.
 */
export type LazySchemaExecutor = Pick<Executor, 'execute' | 'subscribe'>;

export function createLazySchemaExecutor(
  core: Executor,
  loadWhole: () => Promise<Executor>,
  loadParts: readonly (() => Promise<Executor>)[] = [],
): LazySchemaExecutor {
  const whole = onceLoaded(loadWhole);
  const parts = loadParts.map((load) => onceLoaded(load));
  const executorFor = async ({ document }: Operation) => {
    if (knowsDocument(core.schema, document)) return core;
    for (const load of parts) {
      const part = await load();
      if (knowsDocument(part.schema, document)) return part;
    }
    return whole();
  };
  return {
    execute: async (operation) => (await executorFor(operation)).execute(operation),
    subscribe: async (operation) => (await executorFor(operation)).subscribe(operation),
  };
}

function knowsSelections(type: GraphQLObjectType, { selections }: SelectionSetNode): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) {
      return selection.name.value === '__typename' || selection.name.value in type.getFields();
    }
    return selection.kind === Kind.FRAGMENT_SPREAD || knowsSelections(type, selection.selectionSet);
  });
}

/**
 * Whether the schema has every root field that the document asks for. It need not look deeper: no part of the schema
 * extends another type than the roots.
 */
function knowsDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return document.definitions.every((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const root = schema.getRootType(definition.operation);
      return root != null && knowsSelections(root, definition.selectionSet);
    }
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return true;
    const root = roots.find((type) => type?.name === definition.typeCondition.name.value);
    return !root || knowsSelections(root, definition.selectionSet);
  });
}
