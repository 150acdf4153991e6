import { roleSets } from '~/shell/auth/roles.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';

const texts = ['auth-examples'];

/** Begin the role examples, each for those who may see it. */
export const preloads = {
  admin: definePreload({ texts, roles: roleSets.admin }),
  staff: definePreload({ texts, roles: roleSets.staff }),
  guest: definePreload({ texts, roles: roleSets.onlyGuest }),
};
