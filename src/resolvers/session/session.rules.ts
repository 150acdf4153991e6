import type { FieldError } from '~/graphql/types.generated.ts';

/** Specification, shell §9: least length of a login name, a password and a display name. */
export const LEAST_LENGTH = 4;

/** Longest password that is hashed, in characters: more would only cost time. */
export const PASSWORD_LIMIT = 256;

/** Specification, shell §3: what the toolbar offers a new user. */
export const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

/** Longest display name, in characters. */
export const NAME_LIMIT = 100;

/** Why a form of signing in is refused (specification, shell §5 and §8), in English; forms say them in their language. */
export const sentences = {
  tooShort: `Min character length is ${LEAST_LENGTH}`,
  invalidEmail: 'Please enter a valid email',
  noMatch: 'Passwords do not match',
  unknownName: 'Check your username/email',
  wrongPassword: 'Check your password',
  emailTaken: 'The email is already in use',
  noDisplayName: 'Enter display name',
  passwordTooLong: `A password has ${PASSWORD_LIMIT} characters at most`,
  nameTooLong: `A display name has ${NAME_LIMIT} characters at most`,
} as const;

/** Every address has one spelling in the store. */
export const normalised = (name: string): string => name.trim().toLowerCase();

/** Whether mail could be sent there, as far as the text can tell. */
export const isEmail = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && address.length <= 254;

const tooShort = (field: string): FieldError => ({ field, message: sentences.tooShort });

/** The rules of a password, on the named field. */
export const passwordErrors = (field: string, password: string): FieldError[] => [
  ...(password.length < LEAST_LENGTH ? [tooShort(field)] : []),
  ...(password.length > PASSWORD_LIMIT ? [{ field, message: sentences.passwordTooLong }] : []),
];

/** Specification, shell §5: the rules of the login form. */
export function loginErrors(input: { readonly email: string; readonly password: string }): FieldError[] {
  return [
    ...(input.email.trim().length < LEAST_LENGTH ? [tooShort('email')] : []),
    ...passwordErrors('password', input.password),
  ];
}

export interface Registration {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** The rules of a display name. */
export function nameErrors(displayName: string): FieldError[] {
  if (displayName.trim() === '') return [{ field: 'displayName', message: sentences.noDisplayName }];
  if (displayName.length > NAME_LIMIT) return [{ field: 'displayName', message: sentences.nameTooLong }];
  return displayName.trim().length < LEAST_LENGTH ? [tooShort('displayName')] : [];
}

/** Specification, shell §5 and §8: the rules of the registration form. */
export function registerErrors(input: Registration): FieldError[] {
  return [
    ...nameErrors(input.displayName),
    ...(isEmail(input.email.trim()) ? [] : [{ field: 'email', message: sentences.invalidEmail }]),
    ...passwordErrors('password', input.password),
  ];
}

export interface RegistrationForm extends Registration {
  readonly passwordConfirm: string;
}

/** The rules of the registration form as it stands on the screen, where the password is typed twice. */
export const registerFormErrors = (form: RegistrationForm): FieldError[] => [
  ...registerErrors(form),
  ...(form.password === form.passwordConfirm
    ? []
    : [{ field: 'passwordConfirm', message: sentences.noMatch }]),
];
