import { forEveryOwner } from '../base/owners.ts';
import { DAY, HOUR } from '../base/period.rules.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { FileContentRow, FileMarkRow, FileRow } from './file.rows.ts';
import { bytesOf, markId, ranks, typeOf } from './file.rules.ts';

const admin = { uploaderId: 'user-admin', ownerName: 'Mira Aydın' };
const nobody = { uploaderId: '', ownerName: '' };
const person = (ownerName: string) => ({ uploaderId: '', ownerName });

interface Item {
  readonly id: string;
  readonly name: string;
  readonly owner: Pick<FileRow, 'uploaderId' | 'ownerName'>;
  readonly folderId?: string;
  /** Absent for folders. */
  readonly text?: () => string;
  readonly daysAgo: number;
}

const table = (...rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');

const cameraList = () =>
  table(
    ['camera', 'model', 'site'],
    ...cameraFixtures().map(({ name, model, siteId }) => [name, model, siteId]),
  );

const rota = () =>
  table(
    ['week', 'early', 'late', 'night'],
    ...['Vermeer', 'Park', 'Otieno', 'Nogueira', 'Fontaine', 'Korkmaz'].map((name, week, all) => [
      week + 1,
      name,
      all[(week + 2) % 6] ?? '',
      all[(week + 4) % 6] ?? '',
    ]),
  );

const stock = () =>
  table(
    ['part', 'pieces'],
    ['Wall bracket', 310],
    ['Dome seal', 42],
    ['Disk 8 TB', 140],
    ['PoE injector', 17],
  );

const handover = () => `Handover, night to early

Open: two incidents at the river gate, both medium, the patrol is on its way.
Odd: the third lamp in the yard flickers, camera 4 sees it as motion.
Expected: the crane comes at 07:30 through gate 2 and covers camera 6 for an hour.
`;

const redCard = () => `When the cloud is down

1. Is it us, the line or the cloud? Open one recorder on the local network.
2. Call every manned site once: we see less until further notice.
3. Six recorders first: river gate, main gate, tills, vault, server room, roof.
4. Paper form: number, time, camera, what, who. Type it in afterwards.
`;

const privacy = () => `Purposes and retention

Every camera has one purpose, written on its page. Recordings are kept for thirty days, clips of an incident until it is
closed. Masks cover windows of neighbours and public pavements; a mask that slipped is an incident.
`;

const drill = () => `Drill of the evacuation

14:00 alarm in hall 2. 14:01 first call. 14:03 cameras 11 to 16 on the wall. 14:09 hall empty, counted by line 2.
Better next time: the stair at the back has no camera; the loudspeaker was too loud to be understood.
`;

const siteWalk = () => `Walk at the harbour

Blind: between container rows C and D from 3 m height. Mast 2 moves in wind above 60 km/h.
Wanted: one thermal at the quay, a mask on camera 9, a new sign at the pedestrian gate.
`;

/** Eleven at the top, as the specification has it, and some more inside its folders. */
const items: readonly Item[] = [
  { id: 'file-1', name: 'Shift documents', owner: admin, daysAgo: 210 },
  { id: 'file-2', name: 'Site surveys', owner: nobody, daysAgo: 190 },
  { id: 'file-3', name: 'Contracts', owner: admin, daysAgo: 160 },
  { id: 'file-4', name: 'Handover notes.txt', owner: admin, daysAgo: 1, text: handover },
  { id: 'file-5', name: 'Red card.txt', owner: nobody, daysAgo: 44, text: redCard },
  { id: 'file-6', name: 'Privacy at a glance.txt', owner: person('Emily Tran'), daysAgo: 73, text: privacy },
  { id: 'file-7', name: 'Evacuation drill.txt', owner: person('Peter Njoroge'), daysAgo: 12, text: drill },
  { id: 'file-8', name: 'Harbour walk.txt', owner: admin, daysAgo: 5, text: siteWalk },
  { id: 'file-9', name: 'Cameras.csv', owner: nobody, daysAgo: 3, text: cameraList },
  { id: 'file-10', name: 'Shift rota.csv', owner: admin, daysAgo: 8, text: rota },
  { id: 'file-11', name: 'Spare parts.csv', owner: person('Wanjiru Mwangi'), daysAgo: 21, text: stock },
  { id: 'file-12', name: 'Night shift.txt', owner: admin, folderId: 'file-1', daysAgo: 2, text: handover },
  { id: 'file-13', name: 'Winter rota.csv', owner: admin, folderId: 'file-1', daysAgo: 30, text: rota },
  {
    id: 'file-14',
    name: 'Harbour, first walk.txt',
    owner: nobody,
    folderId: 'file-2',
    daysAgo: 88,
    text: siteWalk,
  },
  {
    id: 'file-15',
    name: 'Purposes, signed.txt',
    owner: admin,
    folderId: 'file-3',
    daysAgo: 150,
    text: privacy,
  },
];

function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

const mimeOf = (name: string) => (name.endsWith('.csv') ? 'text/csv' : 'text/plain');

/** The files of the demo, the latest a day before `now` (milliseconds since 1970). */
export const fileFixtures = (now: number): FileRow[] =>
  items.map(({ id, name, owner, folderId = '', text, daysAgo }, index) => {
    const type = text ? typeOf(name, mimeOf(name)) : 'FOLDER';
    const modified = Math.floor(now / DAY) * DAY - daysAgo * DAY + (8 + (index % 9)) * HOUR;
    return {
      ...owner,
      id,
      name,
      type,
      rank: ranks[type],
      size: text ? (bytesOf(base64(text())) ?? 0) : 0,
      mimeType: text ? mimeOf(name) : '',
      modified,
      opened: modified + 3 * HOUR,
      created: modified - 20 * DAY,
      folderId,
      path: folderId === '' ? [] : [folderId],
    };
  });

export const fileContentFixtures = (): FileContentRow[] =>
  items.flatMap(({ id, text }) => (text ? [{ id, data: base64(text()) }] : []));

export const fileMarkFixtures = (): FileMarkRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    (prefix === '' ? ['file-5', 'file-9', 'file-10'] : ['file-7']).map((fileId) => ({
      id: markId(userId, fileId),
      ownerId: userId,
      fileId,
      starred: true,
      offline: fileId === 'file-5',
    })),
  );
