import { escaped, svgUrl } from '~/lib/picture.ts';
import { between, pick, randomFrom } from '~/lib/random.ts';
import { DAY, HOUR } from '../base/period.rules.ts';
import type { OrderRow, ProductRow } from './ecommerce.rows.ts';
import { orderRow, orderTotals, productRow, TAX_RATE, withTax } from './ecommerce.rules.ts';

type Goods = readonly [
  name: string,
  category: string,
  tags: string,
  cents: number,
  stock: number,
  description: string,
];

/** The last four are not offered any more. */
const goods: readonly Goods[] = [
  [
    'Dome camera 4 MP',
    'Cameras, Indoor',
    'poe, wide-angle',
    12_900,
    64,
    'A quiet dome for corridors and shops: 108° view, infrared to 30 m, powered over the network cable.',
  ],
  [
    'Bullet camera 8 MP',
    'Cameras, Outdoor',
    'poe, infrared',
    24_900,
    31,
    'For fences and yards. Stands rain, salt and −30 °C, and sees number plates at 18 m.',
  ],
  [
    'PTZ camera 25×',
    'Cameras, Outdoor',
    'ptz, auto-tracking',
    89_000,
    4,
    'Turns, tilts and follows what moves. Presets are kept when the power goes.',
  ],
  [
    'Thermal camera 384',
    'Cameras, Outdoor',
    'thermal, perimeter',
    219_000,
    2,
    'Sees people by their warmth at 280 m, through smoke and light fog.',
  ],
  [
    'Fisheye camera 12 MP',
    'Cameras, Indoor',
    'poe, 360',
    38_500,
    18,
    'One camera for a whole room, straightened to four views by the recorder.',
  ],
  [
    'Doorbell camera',
    'Cameras, Outdoor',
    'wifi, two-way audio',
    15_900,
    87,
    'Shows who rings and talks both ways; keeps the last minute when the network is down.',
  ],
  [
    'Body camera',
    'Cameras, Mobile',
    'lte, gps',
    45_000,
    22,
    'Eleven hours of video on the vest of a guard, uploaded in the dock.',
  ],
  [
    'Network recorder, 16 channels',
    'Recorders',
    'nvr, raid',
    68_000,
    12,
    'Records sixteen cameras for thirty days on four mirrored disks.',
  ],
  [
    'Network recorder, 64 channels',
    'Recorders',
    'nvr, raid, rack',
    289_000,
    5,
    'Two units of a rack, two power supplies, eight disks that can be changed while it runs.',
  ],
  [
    'Surveillance disk 8 TB',
    'Recorders, Storage',
    'disk, spare part',
    21_500,
    140,
    'Made to be written day and night for five years.',
  ],
  [
    'PoE switch, 8 ports',
    'Network',
    'poe, switch',
    17_900,
    43,
    'Feeds eight cameras with 15 W each and restarts one that hangs.',
  ],
  [
    'PoE switch, 24 ports',
    'Network',
    'poe, switch, rack',
    62_000,
    9,
    '370 W for a whole floor, with two fibre ports to the next one.',
  ],
  [
    'LTE router for sites',
    'Network',
    'lte, vpn',
    32_900,
    26,
    'Brings a building site online in a minute; two SIM cards, one tunnel.',
  ],
  [
    'Wall bracket',
    'Mounting',
    'steel, spare part',
    2_400,
    310,
    'Powder-coated steel for domes and bullets up to 3 kg.',
  ],
  [
    'Mast clamp',
    'Mounting, Outdoor',
    'steel',
    3_900,
    75,
    'Holds a bracket on masts of 60 to 140 mm without drilling.',
  ],
  [
    'Solar mast, 6 m',
    'Mounting, Outdoor',
    'solar, off-grid',
    198_000,
    3,
    'A mast that feeds itself: 400 W of panel, three days of battery, anchored by its own weight.',
  ],
  [
    'Dome camera 2 MP',
    'Cameras, Indoor',
    'poe, legacy',
    7_900,
    0,
    'The first generation of our dome. Sold out; the 4 MP dome takes the same bracket.',
  ],
  [
    'Analogue converter',
    'Recorders',
    'legacy',
    11_000,
    6,
    'Brought four analogue cameras into the network. Replaced by the 16-channel recorder.',
  ],
  [
    'Dummy camera',
    'Cameras, Outdoor',
    'legacy',
    1_900,
    24,
    'Looks at you and sees nothing. We do not recommend it any more.',
  ],
  [
    'Wireless bridge 5 GHz',
    'Network',
    'wifi, legacy',
    13_900,
    1,
    'Carried three cameras over 2 km of sight. A newer model comes next spring.',
  ],
];

const tones = ['hsl(206 40% 34%)', 'hsl(168 34% 30%)', 'hsl(28 42% 36%)', 'hsl(268 26% 38%)'];

/** A plain drawing of a product: its shape by its category, its name below. */
function productImage(name: string, category: string, view: number): string {
  const tone = tones[(name.length + view) % tones.length];
  const shapes: Record<string, string> = {
    Cameras: '<circle cx="160" cy="80" r="46"/><circle cx="160" cy="80" r="20" fill="#111"/>',
    Recorders: '<path d="M70 56h180v52H70z"/><circle cx="90" cy="82" r="6" fill="#111"/>',
    Network:
      '<path d="M60 66h200v34H60z"/><path d="M76 76h14v14H76zm24 0h14v14h-14zm24 0h14v14h-14z" fill="#111"/>',
    Mounting: '<path d="M150 30h20v70h60v20h-80z"/>',
  };
  const shape = shapes[category.split(',')[0] ?? ''] ?? '';
  const turned = view === 0 ? '' : ' transform="matrix(-1 0 0 1 320 0)"';
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#e8ecef" d="M0 0h320v180H0z"/><g fill="${tone}"${turned}>${shape}</g><text x="160" y="160" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#1c2127">${escaped(name)}</text></svg>`,
  );
}

export const productFixtures = (): ProductRow[] =>
  goods.map(([name, category, tags, priceTaxExcl, quantity, description], index) => {
    const random = randomFrom(`product:${index}`);
    const id = `product-${index + 1}`;
    const priceTaxIncl = withTax(priceTaxExcl, TAX_RATE);
    const images = [0, 1].map((view) => ({
      id: `${id}-image-${view + 1}`,
      url: productImage(name, category, view),
      type: 'image',
    }));
    return productRow({
      id,
      name,
      description,
      categories: category.split(', '),
      tags: tags.split(', '),
      images,
      featuredImageId: images[0]?.id ?? '',
      priceTaxExcl,
      priceTaxIncl,
      taxRate: TAX_RATE,
      comparedPrice: index % 4 === 0 ? Math.round(priceTaxIncl * 1.2) : 0,
      quantity,
      sku: `WF-${String(1_040 + index * 7)}`,
      width: between(random, 60, 440),
      height: between(random, 40, 300),
      depth: between(random, 40, 400),
      weight: between(random, 180, 9_000),
      extraShippingFee: priceTaxExcl > 100_000 ? 2_500 : 0,
      active: index < 16,
    });
  });

type Person = readonly [
  first: string,
  last: string,
  company: string,
  job: string,
  street: string,
  lat: number,
  lng: number,
];

const customers: readonly Person[] = [
  [
    'Annika',
    'Lindqvist',
    'Nordkaj Terminals',
    'Head of security',
    'Skeppsbron 12, 111 30 Stockholm',
    59.3241,
    18.0753,
  ],
  ['Marek', 'Havel', 'Havel Logistika', 'Warehouse manager', 'Přístavní 8, 170 00 Praha', 50.1037, 14.4552],
  ['Yasmin', 'El-Sayed', 'Delta Museum', 'Facility manager', '26 July Corridor 4, Giza', 30.0131, 31.2089],
  ['Tobias', 'Reinhardt', 'Reinhardt Bau', 'Site manager', 'Kaistraße 40, 24103 Kiel', 54.3213, 10.1349],
  ['Min-ji', 'Choi', 'Hanbit Retail', 'IT lead', 'Teheran-ro 152, Seoul', 37.5001, 127.0363],
  ['Paulo', 'Andrade', 'Andrade Solar', 'Operations', 'Av. Paulista 900, São Paulo', -23.5648, -46.6528],
  ['Esra', 'Demir', 'Boğaz Marina', 'Harbour master', 'Kuruçeşme Cd. 31, İstanbul', 41.0579, 29.0346],
  ['Grace', 'Achieng', 'Savanna Lodges', 'Owner', 'Lenana Road 17, Nairobi', -1.2899, 36.7806],
  ['Luc', 'Moreau', 'Moreau & Fils', 'Buyer', '14 quai du Port, 13002 Marseille', 43.2965, 5.3698],
  ['Hannah', 'Whitlock', 'Pacific Rail', 'Procurement', '375 Water Street, Vancouver', 49.2849, -123.1098],
];

const methods = ['Credit card', 'Bank wire', 'PayPal', 'Cash on delivery'];
const carriers = ['Nordfracht', 'Blue Parcel', 'Kargo Ekspres', 'Hanjin Express'];
/** First and latest state of an order. */
const histories = ['2 4', '2 5', '10 2', '1 2', '12 3', '11 8', '2 6', '6 7', '9 3', '14 5'];

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Twenty orders of three products each, the latest a few hours before `now` (milliseconds since 1970). */
export function orderFixtures(now: number): OrderRow[] {
  const products = productFixtures().slice(0, 16);
  const latest = Math.floor(now / HOUR) * HOUR;
  return Array.from({ length: 20 }, (_, index): OrderRow => {
    const random = randomFrom(`order:${index}`);
    const id = `order-${index + 1}`;
    const date = latest - (20 - index) * DAY * 1.5 - between(random, 2, 14) * HOUR;
    const [firstName, lastName, company, jobTitle, address, lat, lng] =
      customers[index % customers.length] ?? pick(random, customers);
    const lines = [0, 1, 2].map((place) => {
      const product = products[(index * 5 + place * 3 + between(random, 0, 2)) % products.length];
      return {
        id: `${id}-line-${place + 1}`,
        productId: product?.id ?? '',
        name: product?.name ?? '',
        price: product?.priceTaxExcl ?? 0,
        quantity: between(random, 1, 6),
        image: product?.images[0]?.url ?? '',
      };
    });
    const totals = orderTotals(lines, index % 3 === 0 ? 1_000 : 0);
    const [first = '1', last = '2'] = (histories[index % histories.length] ?? '').split(' ');
    const place = { address, location: { lat, lng } };
    const fee = between(random, 4, 19) * 100;
    return orderRow({
      id,
      reference: Array.from({ length: 8 }, () => pick(random, [...letters])).join(''),
      ...totals,
      date,
      customer: {
        id: `customer-${(index % customers.length) + 1}`,
        firstName,
        lastName,
        avatar: '',
        company,
        jobTitle,
        email: `${firstName}.${lastName}@${company.replace(/[^A-Za-z]/g, '')}.example`
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase(),
        phone: `+00 555 03${String(index % customers.length).padStart(2, '0')}`,
        invoiceAddress: place,
        shippingAddress:
          index % 4 === 0 ? { address, location: { lat: lat + 0.012, lng: lng + 0.02 } } : place,
      },
      lines,
      statusHistory: [
        { id: `${id}-status-2`, statusId: last, date: date + 5 * HOUR },
        { id: `${id}-status-1`, statusId: first, date },
      ],
      payment: {
        transactionId: `TX-${between(random, 100_000, 999_999)}`,
        amount: totals.total,
        method: methods[index % methods.length] ?? '',
        date: date + HOUR,
      },
      shippingDetails: [
        {
          tracking: `${pick(random, [...letters])}${between(random, 10_000_000, 99_999_999)}`,
          carrier: carriers[index % carriers.length] ?? '',
          weight: between(random, 800, 24_000),
          fee,
          date: date + 6 * HOUR,
        },
      ],
    });
  });
}
