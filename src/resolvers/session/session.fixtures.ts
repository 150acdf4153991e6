import { skeletonOf } from './names.rules.ts';
import type { UserRow } from './session.rows.ts';
import { defaultShortcuts } from './session.rules.ts';

type OwnFields = 'userName' | 'displayName' | 'passwordHash' | 'roles' | 'memberId';

const demoAccount = (own: Pick<UserRow, OwnFields>): UserRow => ({
  ...own,
  id: `user-${own.userName}`,
  from: 'JWT',
  subject: null,
  email: `${own.userName}@watchfloor.example`,
  nameSkeleton: skeletonOf(own.displayName),
  photoURL: '',
  shortcuts: defaultShortcuts,
  settings: {},
});

/** The demo accounts: admin / admin and staff / staff. Their passwords are public, so few rounds of hashing do. */
export const userFixtures = (): UserRow[] => [
  demoAccount({
    userName: 'admin',
    displayName: 'Mira Aydın',
    passwordHash: 'pbkdf2-sha256$10000$pmXzhsF6clcVXoM7U68XNg$6zDvy90QhEYpiMV7o01c2eNNnUlHhSfmwcUkLNCGe-I',
    roles: ['ADMIN'],
    memberId: 'member-1',
  }),
  demoAccount({
    userName: 'staff',
    displayName: 'Amani Otieno',
    passwordHash: 'pbkdf2-sha256$10000$rPibJ0uKKEa3XtTqa-NVIQ$YAZjN5OGssScirnmhYST-sFM4bFQCxfJsi5RTsQdpWo',
    roles: ['STAFF'],
    memberId: 'member-4',
  }),
];
