import type { TeamMemberRow } from '../team/team.rows.ts';
import { DEMO_COLLEAGUE_ID } from './demo.rules.ts';

/** A robot's face: nobody takes it for a person. Drawn here, since no address outside may be asked for it. */
const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#394b59"/>
<path d="M32 6v9" stroke="#f5f8fa" stroke-width="4" stroke-linecap="round"/>
<circle cx="32" cy="7" r="4" fill="#f5f8fa"/>
<rect x="12" y="16" width="40" height="34" rx="8" fill="#f5f8fa"/>
<circle cx="24" cy="31" r="5" fill="#215db0"/>
<circle cx="40" cy="31" r="5" fill="#215db0"/>
<path d="M23 42h18" stroke="#394b59" stroke-width="4" stroke-linecap="round"/>
<rect x="5" y="27" width="5" height="12" rx="2.5" fill="#f5f8fa"/>
<rect x="54" y="27" width="5" height="12" rx="2.5" fill="#f5f8fa"/>
</svg>`;

/** The member of the team in whose name the demo works on incidents. It joins with its first deed. */
export const demoColleague: TeamMemberRow = {
  id: DEMO_COLLEAGUE_ID,
  name: 'Demo colleague',
  avatar: `data:image/svg+xml,${encodeURIComponent(face.replaceAll('\n', ''))}`,
  position: 'Demo',
  office: '',
  email: '',
  phone: '',
  removedAt: null,
};
