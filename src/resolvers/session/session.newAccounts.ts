import type { Registration } from './session.registration.ts';

/** The first page signs in: what makes accounts is fetched with the first of them. */
const load = async () => (await import('./session.registration.ts')).sessionRegistration.Mutation;

const Mutation: Registration = {
  register: async (...call) => (await load()).register(...call),
  setup: async (...call) => (await load()).setup(...call),
};

export const sessionNewAccounts = { Mutation };
