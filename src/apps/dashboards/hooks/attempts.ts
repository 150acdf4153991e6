let attempts = 0;

/**
 * A number for each time that a loader runs, to be the key of its screen's query. Apollo keeps a failed suspense query
 * for half a minute, so without a new key trying again would show the old failure.
 */
export function nextAttempt(): number {
  attempts += 1;
  return attempts;
}
