import { forEveryOwner } from '../base/owners.ts';
import { HOUR, MINUTE } from '../base/period.rules.ts';
import { teamMemberFixtures } from '../team/team.fixtures.ts';
import type {
  AlbumRow,
  PostCommentRow,
  PostLikeRow,
  PostRow,
  ProfileAboutRow,
  ProfileActivityRow,
} from './profile.rows.ts';
import { likeId } from './profile.rules.ts';

const by = (authorName: string) => ({ authorId: '', authorName, authorAvatar: '' });

interface Item extends Pick<PostRow, 'kind' | 'message' | 'likeCount' | 'shareCount' | 'media' | 'article'> {
  readonly author: string;
  readonly hoursAgo: number;
  readonly comments: readonly (readonly [author: string, minutesLater: number, message: string])[];
}

const plain = { media: null, article: null };

const wall: readonly Item[] = [
  {
    author: 'Jonas Vermeer',
    hoursAgo: 3,
    kind: 'POST',
    message:
      'The new mast at the river gate is up. First night with a picture from there, and the first fox.',
    likeCount: 9,
    shareCount: 1,
    ...plain,
    comments: [
      ['Claire Fontaine', 12, 'The fox has been dismissed correctly, I checked.'],
      ['Wanjiru Mwangi', 47, 'Clamp is tightened twice, let me know when wind comes.'],
    ],
  },
  {
    author: 'Emily Tran',
    hoursAgo: 20,
    kind: 'ARTICLE',
    message: 'Worth ten minutes of every shift lead:',
    likeCount: 14,
    shareCount: 6,
    media: null,
    article: {
      title: 'What a false alarm costs',
      subtitle: 'Notes from four weeks at the harbour',
      excerpt:
        'We wrote down each alarm that nobody needed. Two thirds came from three lamps. After changing the lamps, people began to trust the sound again.',
      media: { type: 'IMAGE', title: 'Harbour, 02:14', seed: 'harbour-lamps' },
    },
    comments: [['Deniz Korkmaz', 95, 'The list of lamps is in Files, under Site surveys.']],
  },
  {
    author: 'Owen Gallagher',
    hoursAgo: 46,
    kind: 'PHOTO',
    message: 'Camera 6 after the storm. The dome survived, the bracket did not.',
    likeCount: 5,
    shareCount: 0,
    media: { type: 'IMAGE', title: 'Camera 6, after the storm', seed: 'storm' },
    article: null,
    comments: [],
  },
  {
    author: 'Nuria Castellanos',
    hoursAgo: 75,
    kind: 'POST',
    message: 'Mean time to acknowledge fell below three minutes this week, for the first time since spring.',
    likeCount: 21,
    shareCount: 3,
    ...plain,
    comments: [
      ['Mira Aydın', 8, 'Thank you all. Cake on Monday.'],
      ['Seo-yeon Park', 30, 'Seoul takes its cake on Tuesday, please.'],
    ],
  },
];

const posted = (now: number, { hoursAgo }: Item) => Math.floor(now / HOUR) * HOUR - hoursAgo * HOUR;

/** The wall, the latest some hours before `now` (milliseconds since 1970). */
export const postFixtures = (now: number): PostRow[] =>
  wall.map((item, index) => {
    const { author, hoursAgo: _, comments: __, ...rest } = item;
    return { ...rest, ...by(author), id: `post-${index + 1}`, time: posted(now, item) };
  });

export const postCommentFixtures = (now: number): PostCommentRow[] =>
  wall.flatMap((item, index) =>
    item.comments.map(([author, minutes, message], place) => ({
      ...by(author),
      id: `post-${index + 1}-comment-${place + 1}`,
      postId: `post-${index + 1}`,
      message,
      time: posted(now, item) + minutes * MINUTE,
    })),
  );

/** Each account of the demo likes one of the posts, and is counted there. */
export const postLikeFixtures = (): PostLikeRow[] =>
  forEveryOwner(({ userId, prefix }) => {
    const postId = prefix === '' ? 'post-4' : 'post-2';
    return [{ id: likeId(userId, postId), ownerId: userId, postId }];
  });

const done: readonly (readonly [author: string, message: string, hoursAgo: number])[] = [
  ['Amani Otieno', 'resolved an incident at the river gate.', 1],
  ['Wanjiru Mwangi', 'put a new lens into camera 4.', 4],
  ['Jonas Vermeer', 'wrote on the wall.', 3],
  ['Layla Haddad', 'finished the course Night shift craft.', 9],
  ['Ji-ho Kang', 'moved the upload of recordings to the night.', 15],
  ['Grace Whitford', 'asked for a mask on camera 9.', 22],
  ['Rafael Nogueira', 'took over the late shift.', 27],
  ['Emily Tran', 'recommended an article.', 20],
];

export const profileActivityFixtures = (now: number): ProfileActivityRow[] =>
  done.map(([author, message, hoursAgo], index) => ({
    ...by(author),
    id: `activity-${index + 1}`,
    message,
    time: Math.floor(now / HOUR) * HOUR - hoursAgo * HOUR,
  }));

const albums: readonly (readonly [name: string, info: string, titles: string])[] = [
  ['Night at the harbour', '5 photos', 'Quay 1, 23:40|Crane in fog|Container rows|Pilot boat|Lamp 3'],
  [
    'Installing the masts',
    '10 photos',
    'Unloading|Base plate|First mast|Panel up|Cable|Clamp|First picture|Aiming|Dusk|All done',
  ],
  [
    'Drills and training',
    '5 photos, 2 videos',
    'Hall 2|Stairs|Assembly point|Radio check|Counting|Walk-through|Review',
  ],
];

/** Albums of five, ten and seven, as the specification of the screens has it. */
export const albumFixtures = (): AlbumRow[] =>
  albums.map(([name, info, titles], position) => ({
    id: `album-${position + 1}`,
    position,
    name,
    info,
    media: titles.split('|').map((title, index) => ({
      type: position === 2 && index >= 5 ? 'VIDEO' : 'IMAGE',
      title,
      seed: `${position}-${index}`,
    })),
  }));

const people: Readonly<Record<string, Pick<ProfileAboutRow, 'general' | 'work' | 'contact'>>> = {
  '': {
    general: {
      gender: 'Female',
      birthday: '14 March 1988',
      locations: ['Istanbul, Türkiye', 'Rotterdam, Netherlands'],
      about: 'Leads the control room since it had four screens. Believes in short notes and long walks.',
    },
    work: {
      assignedSupervisor: 'Grace Whitford',
      contractorsOnCall: [
        { name: 'Bosphorus Lifts', phone: '+00 555 0711' },
        { name: 'Delta Fibre', phone: '+00 555 0712' },
      ],
    },
    contact: {
      address: 'Rıhtım Caddesi 28, 34710 İstanbul',
      tel: ['+00 555 0110', '+00 555 0111'],
      websites: ['watchfloor.example'],
      emails: ['mira.aydin@watchfloor.example', 'control.room@watchfloor.example'],
    },
  },
  'staff-': {
    general: {
      gender: 'Male',
      birthday: '2 September 1994',
      locations: ['Nairobi, Kenya'],
      about: 'Operator of the late shift. Knows every gate of the lodges by its sound.',
    },
    work: {
      assignedSupervisor: 'Mira Aydın',
      contractorsOnCall: [{ name: 'Savanna Solar', phone: '+00 555 0713' }],
    },
    contact: {
      address: 'Lenana Road 17, Nairobi',
      tel: ['+00 555 0113'],
      websites: [],
      emails: ['amani.otieno@watchfloor.example'],
    },
  },
};

const groups: ProfileAboutRow['groups'] = [
  { id: 'group-1', name: 'Control room', category: 'Team', members: '10 members' },
  { id: 'group-2', name: 'Night owls', category: 'Shift', members: '6 members' },
  { id: 'group-3', name: 'Privacy round', category: 'Topic', members: '4 members' },
];

/** What the accounts of the demo tell of themselves. */
export const profileAboutFixtures = (): ProfileAboutRow[] =>
  forEveryOwner(({ userId, prefix }) => {
    const told = people[prefix];
    if (!told) return [];
    const friends = teamMemberFixtures()
      .slice(1, 9)
      .map(({ id, name, avatar }) => ({ id, name, avatar }));
    return [{ id: userId, ownerId: userId, ...told, groups, friends }];
  });
