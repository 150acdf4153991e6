import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Role } from '~/graphql/types.generated.ts';
import type { Context, Viewer } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { refuseNulCharacters } from './plainText.ts';

/** What the schema says about a root field: open to everybody, a required role, or nothing, which means closed. */
export type Requirement = 'PUBLIC' | Role | null;

const included: Record<Role, readonly Role[]> = {
  ADMIN: ['ADMIN', 'STAFF', 'USER'],
  STAFF: ['STAFF', 'USER'],
  USER: ['USER'],
};

/** Specification, shell §6: a requirement is met when one of the viewer's roles includes it. */
export function hasRole(viewer: Viewer, required: Role): boolean {
  return viewer.roles.some((role) => included[role].includes(required));
}

/** Reads @public and @auth from the field's definition. */
export function requirementOf(field: GraphQLField<unknown, unknown>): Requirement {
  const directives = field.astNode?.directives ?? [];
  if (directives.some((directive) => directive.name.value === 'public')) return 'PUBLIC';
  const auth = directives.find((directive) => directive.name.value === 'auth');
  if (!auth) return null;
  const requires = auth.arguments?.find((argument) => argument.name.value === 'requires')?.value;
  return requires?.kind === 'EnumValue' ? (requires.value as Role) : 'USER';
}

/**
 * The only function that decides access, for every transport: throws UNAUTHENTICATED for a guest and FORBIDDEN for a
 * viewer without the role.
 */
export function assertAccess(requirement: Requirement, context: Context): void {
  if (requirement === 'PUBLIC') return;
  if (requirement === null) throw forbidden('This field is closed.');
  if (!context.viewer) {
    throw unauthenticated(context.tokenRejected ? 'Invalid access token detected' : 'Sign in first.');
  }
  if (!hasRole(context.viewer, requirement)) {
    throw forbidden(`This needs the role ${requirement.toLowerCase()}.`);
  }
}

/**
 * Adds the access check, and the check for texts that no store can hold, to every root field. Changes the schema and
 * returns it. Every transport runs through these checks.
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
    const requirement = requirementOf(field);
    const { resolve = defaultFieldResolver, subscribe } = field;
    if (subscribe) {
      field.subscribe = (source, args, context: Context, info) => {
        assertAccess(requirement, context);
        refuseNulCharacters(args, field.name);
        return subscribe(source, args, context, info);
      };
    } else {
      field.resolve = (source, args, context: Context, info) => {
        assertAccess(requirement, context);
        refuseNulCharacters(args, field.name);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}
