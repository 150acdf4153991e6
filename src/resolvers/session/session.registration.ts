import { recordAccountEvent } from '../audit/audit.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { storeAccount } from '../chat/chat.service.ts';
import { assertMayRegister, createAccount } from '../createAccount.ts';
import { forbidden } from '../errors.ts';
import { joinTeam } from '../organisation/team.service.ts';
import { sessionFor } from '../sessions.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { newUser } from './newUser.ts';
import { registerErrors } from './session.rules.ts';

const refused = (...errors: FieldErrorRow[]) => ({ session: null, errors });

export type Registration = Required<Pick<MutationResolvers, 'register' | 'setup'>>;

const Mutation: Registration = {
  async register(_, { input }, context) {
    assertMayRegister(context, input.invitation);
    const errors = registerErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await newUser(context, input, context.newAccountRoles);
    const { invitation } = input;
    const admitted = await context.store.transaction((tx) =>
      createAccount(tx, context, { user, invitation }),
    );
    return 'field' in admitted ? refused(admitted) : sessionFor(context, admitted);
  },

  async setup(_, { input }, context) {
    const closed = () =>
      forbidden('The setup token is wrong or was used: the newest one stands in the log.', {
        reason: 'SETUP_TOKEN',
      });
    if (!context.setup?.accepts(input.token)) throw closed();
    const errors = registerErrors(input);
    if (errors.length > 0) return refused(...errors);
    const user = await newUser(context, input, ['ADMIN']);
    await context.store.transaction(async (tx) => {
      if ((await tx.users.count()) > 0) throw closed();
      await storeAccount(tx, await joinTeam(tx, context, user));
      await recordAccountEvent(tx, context, 'REGISTER', user, { detail: 'ADMIN' });
    });
    return sessionFor(context, user);
  },
};

export const sessionRegistration = { Mutation };
