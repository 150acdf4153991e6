import { skeletonOf } from './names.rules.ts';
import type { UserRow } from './session.rows.ts';
import { defaultShortcuts as shortcuts } from './session.rules.ts';

/** The demo accounts: admin / admin and staff / staff. Their passwords are public, so few rounds of hashing do. */
export const userFixtures = (): UserRow[] => [
  {
    id: 'user-admin',
    from: 'JWT',
    subject: null,
    userName: 'admin',
    email: 'admin@watchfloor.example',
    displayName: 'Mira Aydın',
    nameSkeleton: skeletonOf('Mira Aydın'),
    photoURL: '',
    passwordHash: 'pbkdf2-sha256$10000$pmXzhsF6clcVXoM7U68XNg$6zDvy90QhEYpiMV7o01c2eNNnUlHhSfmwcUkLNCGe-I',
    roles: ['ADMIN'],
    shortcuts,
    settings: {},
    memberId: 'member-1',
  },
  {
    id: 'user-staff',
    from: 'JWT',
    subject: null,
    userName: 'staff',
    email: 'staff@watchfloor.example',
    displayName: 'Amani Otieno',
    nameSkeleton: skeletonOf('Amani Otieno'),
    photoURL: '',
    passwordHash: 'pbkdf2-sha256$10000$rPibJ0uKKEa3XtTqa-NVIQ$YAZjN5OGssScirnmhYST-sFM4bFQCxfJsi5RTsQdpWo',
    roles: ['STAFF'],
    shortcuts,
    settings: {},
    memberId: 'member-4',
  },
];
