import { GraphQLError, Kind } from 'graphql';

const internal = 'INTERNAL_SERVER_ERROR';
const misread = 'BAD_USER_INPUT';

/**
 * The message of graphql-js for an input that it cannot read, without the input, which may hold a secret. What was
 * expected stays.
 */
const withoutValue = (reason: string): string =>
  reason
    .replace(/^(.*? cannot represent [^:]*value): [\s\S]*$/, '$1.')
    .replace(
      /^Value "[\s\S]*" does not exist in "(\w+)" enum[\s\S]*$/,
      'The value does not exist in "$1" enum.',
    );

/** What was expected of a value, from an error of graphql-js that joins it with the value into one message. */
export function reasonOf({ message, originalError }: GraphQLError): string {
  if (originalError) return withoutValue(originalError.message);
  const found = /^(Expected value of type "[^"]+"), found [\s\S]*$/.exec(message);
  return found ? `${found[1]}.` : withoutValue(message);
}

const invalid = / got invalid value /;

/** Of a variable that cannot be read: which one, where in it, and what was expected; never what was sent. */
function ofVariable(error: GraphQLError, guest: boolean): string {
  const { message, originalError } = error;
  const [start = '', rest] = message.split(invalid, 2);
  if (rest === undefined || !originalError)
    return guest ? message.replace(/ type "[^"]*"/, ' type') : message;
  // The place stands behind the input, which is quoted: no input can look like one.
  const place = / at "[\w.[\]]+"$/.exec(message.slice(0, -`; ${originalError.message}`.length))?.[0] ?? '';
  return `${start} got an invalid value${place}${guest ? '.' : `; ${reasonOf(error)}`}`;
}

const isOfVariable = ({ nodes }: GraphQLError): boolean => nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;

function withMessage(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  const { nodes, source, positions, path } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** Whether the error is unexpected: clients only learn that it happened, and the log must hold the details. */
export function isUnexpected(error: GraphQLError): boolean {
  const { code } = error.extensions;
  const ours = typeof code === 'string' && code !== internal;
  return !ours && error.originalError != null && !isOfVariable(error);
}

/**
 * The error as clients may see it, with the place in the document that it points at: one without a code of ours loses its
 * message, no error repeats an input, and none shows a stack trace.
 * @param guest who is not told of the schema's names
 */
export function maskError(error: GraphQLError, guest = false): GraphQLError {
  if (isUnexpected(error)) {
    return withMessage(error, 'Something went wrong on our side.', { code: internal });
  }
  if (isOfVariable(error)) return withMessage(error, ofVariable(error, guest), { code: misread });
  const { code, stacktrace: _, ...rest } = error.extensions;
  return typeof code === 'string' && code !== internal
    ? withMessage(error, error.message, { code, ...rest })
    : withMessage(error, withoutValue(error.message), { code: misread });
}
