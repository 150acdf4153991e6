import type { FirebaseRefusal } from '../formRules.ts';

/** Specification, shell §5: which field the codes of the provider belong to. The last one is newer than the others. */
const fields = {
  login: {
    'email-already-in-use': 'email',
    'invalid-email': 'email',
    'operation-not-allowed': 'email',
    'user-not-found': 'email',
    'user-disabled': 'email',
    'weak-password': 'password',
    'wrong-password': 'password',
    'invalid-credential': 'password',
  },
  register: {
    'email-already-in-use': 'email',
    'invalid-email': 'email',
    'operation-not-allowed': 'displayName',
    'user-not-found': 'displayName',
    'user-disabled': 'displayName',
    'weak-password': 'password',
    'wrong-password': 'password',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/**
 * A refusal of Firebase on the field that it belongs to, its text a key of ours; null for failures that belong to none,
 * whose own message is shown.
 */
export function firebaseRefusal(form: keyof typeof fields, error: unknown): FirebaseRefusal | null {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (typeof code !== 'string') return null;
  const name = code.replace('auth/', '');
  const known: Readonly<Record<string, string>> = fields[form];
  const field = Object.hasOwn(known, name) ? known[name] : undefined;
  return field === undefined ? null : { field, firebase: name };
}
