const noBody = 'a page cannot send a body with GET: fetch refuses it';

/** The tests of the files that a page runs which it cannot run, by file and name, and why. */
export const notInPage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'session.test.ts': {
    'signs in by GET with a body': noBody,
    'signs in by GET with a body of text': noBody,
  },
};
