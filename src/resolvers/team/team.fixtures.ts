import type { TeamMemberRow } from './team.rows.ts';

const people: readonly (readonly [name: string, position: string, office: string])[] = [
  ['Mira Aydın', 'Control room lead', 'Istanbul'],
  ['Jonas Vermeer', 'Shift lead', 'Rotterdam'],
  ['Seo-yeon Park', 'Shift lead', 'Seoul'],
  ['Amani Otieno', 'Operator', 'Nairobi'],
  ['Rafael Nogueira', 'Operator', 'São Paulo'],
  ['Claire Fontaine', 'Operator', 'Rotterdam'],
  ['Deniz Korkmaz', 'Operator', 'Istanbul'],
  ['Hyun-woo Lim', 'Operator', 'Seoul'],
  ['Layla Haddad', 'Operator', 'Istanbul'],
  ['Tomasz Zieliński', 'Operator', 'Rotterdam'],
  ['Wanjiru Mwangi', 'Field technician', 'Nairobi'],
  ['Owen Gallagher', 'Field technician', 'Vancouver'],
  ['Beatriz Lopes', 'Field technician', 'São Paulo'],
  ['Ji-ho Kang', 'Network engineer', 'Seoul'],
  ['Sanne de Wit', 'Network engineer', 'Rotterdam'],
  ['Karim Nasser', 'Integrator', 'Istanbul'],
  ['Emily Tran', 'Integrator', 'Vancouver'],
  ['Nuria Castellanos', 'Analyst', 'São Paulo'],
  ['Peter Njoroge', 'Site manager', 'Nairobi'],
  ['Grace Whitford', 'Site manager', 'Vancouver'],
];

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');

/** Members who take incidents. */
export const assignableMembers: readonly string[] = people.flatMap(([, position], index) =>
  /lead|Operator/.test(position) ? [`member-${index + 1}`] : [],
);

export const teamMemberFixtures = (): TeamMemberRow[] =>
  people.map(([name, position, office], index) => ({
    id: `member-${index + 1}`,
    name,
    avatar: '',
    position,
    office,
    email: `${ascii(name.replaceAll('ı', 'i'))}@watchfloor.example`,
    phone: `+00 555 01${String(index + 10).padStart(2, '0')}`,
    removedAt: null,
  }));
