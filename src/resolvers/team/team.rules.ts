import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { textErrors } from '../registry/registry.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import type { TeamMemberRow } from './team.rows.ts';

/** Longest texts, in characters. */
export const MEMBER_TEXT_LIMIT = 100;
export const EMAIL_LIMIT = 254;
export const PHONE_LIMIT = 40;

/** As many members as the list of them promises at most (`schema/graphql/team.graphql`). */
export const MAX_MEMBERS = 100;

/** What is typed of a team member. */
export type MemberDraft = Pick<TeamMemberRow, 'name' | 'position' | 'office' | 'email' | 'phone'>;

/** What is wrong with a team member, by field. */
export const memberErrors = ({ name, position, office, email, phone }: MemberDraft): FieldErrorRow[] => [
  ...refusals(name.trim() === '' && refuse('name', 'REQUIRED')),
  ...textErrors('name', name, MEMBER_TEXT_LIMIT),
  ...textErrors('position', position, MEMBER_TEXT_LIMIT),
  ...textErrors('office', office, MEMBER_TEXT_LIMIT),
  ...textErrors('email', email, EMAIL_LIMIT),
  ...refusals(email.trim() !== '' && !isEmail(email) && refuse('email', 'INVALID_EMAIL')),
  ...textErrors('phone', phone, PHONE_LIMIT),
];
