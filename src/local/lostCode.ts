const lost = new WeakSet<Error>();

/** Code of the server that is fetched when it is first needed; when it cannot be, `isLostCode` knows the error. */
export async function fetched<Code>(loading: Promise<Code>): Promise<Code> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Error) lost.add(error);
    throw error;
  }
}

/** Whether the error is that code of the server could not be fetched. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);
