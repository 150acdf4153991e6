import { beforeEach, describe, expect, it } from 'vitest';
import { foldCase } from '~/lib/foldCase.ts';
import type { MailRow } from '~/resolvers/mail/mail.rows.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { teamMemberFixtures } from '~/resolvers/team/team.fixtures.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { Random } from './random.ts';
import { idsOf } from './rows.ts';

const owner = 'user-admin';

const mail = (id: string, text: string, fields: Partial<MailRow> = {}): MailRow => ({
  id,
  ownerId: owner,
  folderId: '0',
  from: { name: '', email: '', avatar: '' },
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: text,
  sentAt: Number(id) || 0,
  read: false,
  starred: false,
  important: false,
  attachments: [],
  words: foldCase(text),
  ...fields,
});

const texts = {
  '1': 'The white van is back at the Breakwater — lights off, 100% sure.',
  '2': 'İSTANBUL DEPOSU: ışıklar KAPANDI, Iğdır kapısı açık',
  '3': '북쪽 항구 카메라가 꺼졌습니다',
  '4': 'الكاميرا عند البوابة الشمالية متوقفة',
  '5': 'Party 🎉👩‍🚀 at the quay 🙂',
  '6': 'ΟΔΟΣ ΕΡΜΟΥ, straße, café',
  '7': 'say "gate" or it\'s a_b, a*b, OR AND NOT',
  '8': '',
};

/** What a long text holds is found, whatever the script, the case of letters and the length of the question. */
export function describeSearch(createStore: CreateStore): void {
  describe('the search in long texts', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await store.teamMembers.insert(teamMemberFixtures());
      await store.users.insert(userFixtures().filter(({ id }) => id === owner || id === 'user-staff'));
      await store.mails.insert(Object.entries(texts).map(([id, text]) => mail(id, text)));
    });
    const found = async (contains: string | readonly string[]) =>
      idsOf(await store.mails.list({ where: { words: { contains } } }));

    const cases: [string | readonly string[], string[]][] = [
      ['reakwat', ['1']],
      ['WHITE VAN IS', ['1']],
      ['100%', ['1']],
      ['% s', ['1']],
      ['istanbul', ['2']],
      ['İstanbul', ['2']],
      ['ISTANBUL', ['2']],
      ['IŞIK', ['2']],
      ['ışık', ['2']],
      ['ığdır KAPISI', ['2']],
      ['카메라', ['3']],
      ['항구', ['3']],
      ['꺼', ['3']],
      ['카메라'.normalize('NFD'), ['3']],
      ['البوابة', ['4']],
      ['عند', ['4']],
      ['🎉', ['5']],
      ['👩‍🚀 AT', ['5']],
      ['🙂', ['5']],
      ['οδοσ', ['6']],
      ['Έρμου'.replace('Έ', 'Ε'), ['6']],
      ['café'.normalize('NFD'), ['6']],
      ['"gate"', ['7']],
      ["it's", ['7']],
      ['a_b', ['7']],
      ['a*b', ['7']],
      ['or and not', ['7']],
      ['ot', ['7']],
      ['t', ['1', '5', '6', '7', '2'].sort()],
      ['', ['1', '2', '3', '4', '5', '6', '7', '8']],
      ['nowhere', []],
      ['ʘ', []],
      ['the '.repeat(40), []],
      [texts[1].slice(4), ['1']],
      [['lights', 'van'], ['1']],
      [['lights', 'quay'], []],
      [['at the', 'QU'], ['5']],
      [[], ['1', '2', '3', '4', '5', '6', '7', '8']],
    ];
    it.each(cases)('for %j finds %j', async (contains, ids) => {
      expect(await found(contains)).toEqual(ids);
      expect(await store.mails.count({ words: { contains } })).toBe(ids.length);
    });

    it('follows texts that change, and forgets those that are removed or undone', async () => {
      await store.mails.update('3', { words: 'zeppelin' });
      await store.mails.update('1', { read: true });
      await store.mails.remove(['2']);
      expect([
        await found('카메라'),
        await found('ppel'),
        await found('istanbul'),
        await found('van'),
      ]).toEqual([[], ['3'], [], ['1']]);
      const undone = store.transaction(async (tx) => {
        await tx.mails.insert([mail('9', 'zeppelins')]);
        await tx.mails.update('1', { words: 'zeppelin' });
        expect(idsOf(await tx.mails.list({ where: { words: { contains: 'ZEPPELIN' } } }))).toEqual([
          '1',
          '3',
          '9',
        ]);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await found('zeppelin')).toEqual(['3']);
    });

    it('pages through what is found, in any order and beside other conditions', async () => {
      const rows = Array.from({ length: 1_200 }, (_, index) =>
        mail(`${1_000 + index}`, `needle ${index % 3 === 0 ? 'often' : ''}`, {
          folderId: index % 2 === 0 ? '0' : '4',
          read: index % 5 === 0,
        }),
      );
      await store.mails.insert(rows);
      const where = {
        ownerId: owner,
        folderId: { in: ['0', '1'] },
        words: { contains: ['needle', 'often'] },
      };
      const wanted = rows
        .filter(({ folderId, words }) => folderId === '0' && words.includes('often'))
        .map(({ id }) => id)
        .reverse();
      const read: string[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const page = await store.mails.list({
          where,
          orderBy: [{ field: 'sentAt', direction: 'desc' }],
          first: 90,
          ...(after === undefined ? {} : { after }),
        });
        read.push(...idsOf(page));
        [after, more] = [page.cursors.at(-1), page.hasNext];
      }
      expect(read).toEqual(wanted);
      expect(await store.mails.count(where)).toBe(wanted.length);
      expect(await store.mails.count({ words: { contains: 'needle' } })).toBe(1_200);
      const groups = await store.mails.aggregate({ where: { words: { contains: 'needle' } }, by: ['read'] });
      expect(groups.map(({ key, count }) => [key.read, count]).sort()).toEqual([
        [false, 960],
        [true, 240],
      ]);
    });

    it('agrees with looking through all texts', async () => {
      const random = new Random(7);
      const letters = [...'abiIİıßςΣ 서울카ابت🎉e\u0301"%_*'];
      const text = (length: number) => Array.from({ length }, () => random.oneOf(letters)).join('');
      const rows = Array.from({ length: 150 }, (_, index) => mail(`r${index}`, text(random.below(30))));
      await store.mails.insert(rows);
      for (let turn = 0; turn < 120; turn += 1) {
        const contains = Array.from({ length: 1 + random.below(2) }, () => text(1 + random.below(4)));
        const wanted = rows
          .filter(({ words }) => contains.every((part) => words.includes(foldCase(part))))
          .map(({ id }) => id);
        const page = await store.mails.list({
          where: { id: { in: rows.map(({ id }) => id) }, words: { contains } },
        });
        expect(idsOf(page), JSON.stringify(contains)).toEqual(wanted.sort());
      }
    });
  });

  describe('counts that are kept', () => {
    it('are those of the rows, whatever was written', async () => {
      const store = await createStore();
      await store.teamMembers.insert(teamMemberFixtures());
      await store.users.insert(userFixtures().filter(({ id }) => id === owner || id === 'user-staff'));
      const random = new Random(3);
      const flags = () => ({
        folderId: `${random.below(5)}`,
        read: random.once(2),
        starred: random.once(3),
        important: random.once(3),
        ownerId: random.oneOf([owner, 'user-staff']),
      });
      await store.mails.insert(Array.from({ length: 80 }, (_, index) => mail(`${index}`, '', flags())));
      for (let turn = 0; turn < 40; turn += 1) await store.mails.update(`${random.below(80)}`, flags());
      await store.mails.remove(['3', '5', '70']);
      await store.mails.update('7', { subject: 'other' });
      await expect(
        store.transaction(async (tx) => {
          await tx.mails.update('8', flags());
          await tx.mails.remove(['9', '10']);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      const { rows } = await store.mails.list();
      const here = rows.filter(({ ownerId, folderId }) => ownerId === owner && ['0', '1'].includes(folderId));
      const where = { ownerId: owner, folderId: { in: ['0', '1'] } };
      expect(await store.mails.count(where)).toBe(here.length);
      expect(await store.mails.count({ ...where, starred: true, read: false })).toBe(
        here.filter(({ starred, read }) => starred && !read).length,
      );
      const groups = await store.mails.aggregate({ where, by: ['folderId', 'read'] });
      const told = groups.map(({ key, count }) => `${key.folderId} ${key.read} ${count}`).sort();
      const counted = new Map<string, number>();
      for (const { folderId, read } of here) {
        counted.set(`${folderId} ${read}`, (counted.get(`${folderId} ${read}`) ?? 0) + 1);
      }
      expect(told).toEqual(Array.from(counted, ([key, count]) => `${key} ${count}`).sort());
    });
  });
}
