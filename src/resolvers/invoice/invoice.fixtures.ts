import { DAY } from '../base/period.rules.ts';
import type { InvoiceRow } from './invoice.rows.ts';

const from = {
  title: 'Watchfloor Services',
  address: 'Rıhtım Caddesi 28, 34710 İstanbul',
  phone: '+00 555 0100',
  email: 'billing@watchfloor.example',
  website: 'www.watchfloor.example',
};

type Line = readonly [title: string, detail: string, unit: string, cents: number, quantity: number];

interface Bill {
  readonly id: string;
  readonly number: string;
  readonly daysAgo: number;
  readonly client: InvoiceRow['client'];
  readonly lines: readonly Line[];
  readonly discount: number;
}

/** The first is the sample that the specification describes: 8445 + 675.60 − 120.60 = 9000. */
const bills: readonly Bill[] = [
  {
    id: 'inv8k2m4q7',
    number: 'P9-0004',
    daysAgo: 9,
    client: {
      title: 'Nordkaj Terminals AB',
      address: 'Skeppsbron 12, 111 30 Stockholm',
      phone: '+00 555 0300',
      email: 'accounts@nordkaj.example',
    },
    lines: [
      [
        'Site survey and camera plan',
        'Two walks by day and one by night, with a plan of blind spots.',
        'Hour',
        4_500,
        24,
      ],
      [
        'Mounting and aiming',
        'Fourteen cameras on masts and walls, aimed and focused after dark.',
        'Hour',
        3_800,
        60,
      ],
      ['Night watch', 'One operator from 22:00 to 06:00, with a report each morning.', 'Hour', 1_950, 210],
      ['Recorder upkeep', 'Disks, updates and a restore that is really tried.', 'Month', 16_500, 6],
    ],
    discount: 12_060,
  },
  {
    id: 'inv3t9w1x5',
    number: 'P9-0003',
    daysAgo: 38,
    client: {
      title: 'Savanna Lodges Ltd',
      address: 'Lenana Road 17, Nairobi',
      phone: '+00 555 0307',
      email: 'office@savanna.example',
    },
    lines: [
      ['Solar mast, rent', 'Mast, panel and LTE router at the river gate.', 'Month', 21_000, 3],
      ['Patrol training', 'Half a day for eight rangers, with the phone app.', 'Hour', 5_500, 4],
      ['Remote watch at weekends', 'Friday evening to Monday morning.', 'Hour', 1_650, 180],
    ],
    discount: 0,
  },
  {
    id: 'inv6c5r8z2',
    number: 'P9-0002',
    daysAgo: 71,
    client: {
      title: 'Delta Museum',
      address: '26 July Corridor 4, Giza',
      phone: '+00 555 0302',
      email: 'finance@deltamuseum.example',
    },
    lines: [
      ['Privacy review', 'Purposes, masks, signs and retention of forty cameras.', 'Hour', 6_200, 18],
      ['Counting visitors', 'Lines at four doors, tuned for a week.', 'Door', 24_000, 4],
      ['Second look', 'Numbers compared with the till, three months later.', 'Hour', 6_200, 5],
    ],
    discount: 5_000,
  },
];

/** Three invoices, the latest some days before `now` (milliseconds since 1970). */
export const invoiceFixtures = (now: number): InvoiceRow[] =>
  bills.map(({ id, number, daysAgo, client, lines, discount }) => {
    const date = Math.floor(now / DAY) * DAY - daysAgo * DAY;
    return {
      id,
      from,
      client,
      number,
      date,
      dueDate: date + 30 * DAY,
      services: lines.map(([title, detail, unit, unitPrice, quantity], index) => ({
        id: String(index + 1),
        title,
        detail,
        unit,
        unitPrice,
        quantity,
      })),
      taxRate: 8,
      discount,
    };
  });
