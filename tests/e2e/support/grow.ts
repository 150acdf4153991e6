import type { Page } from '@playwright/test';

interface Grown {
  readonly table: string;
  readonly count: number;
  /** Index from 0; runs inside the page. */
  readonly row: (index: number) => { readonly id: string };
}

/** Puts rows into the store that this page's browser keeps. They are there from the next load on. */
const grow = (page: Page, { table, count, row }: Grown): Promise<void> =>
  page.evaluate(
    async ([name, wanted, source]) => {
      const make = new Function(`return (${source})`)() as Grown['row'];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('watchfloor');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (let from = 0; from < wanted; from += 20_000) {
        const transaction = database.transaction('changes', 'readwrite', { durability: 'relaxed' });
        const store = transaction.objectStore('changes');
        for (let index = from; index < Math.min(from + 20_000, wanted); index += 1) {
          const made = make(index);
          store.put({ table: name, id: made.id, row: made });
        }
        transaction.commit();
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      }
      database.close();
    },
    [table, count, row.toString()] as const,
  );

/** Puts so many cameras into the store that the page keeps in its browser. */
export const growFleet = (page: Page, count: number): Promise<void> =>
  grow(page, {
    table: 'cameras',
    count,
    row: (index) => ({
      id: `camera-grown-${index}`,
      name: `Grown ${index}`,
      model: 'Aperta D4',
      siteId: ['site-harbour', 'site-depot', 'site-mall'][index % 3],
      lat: 41,
      lng: 29,
      group: ['Yard', 'Interior'][index % 2],
      tags: index % 5 === 0 ? ['lpr', 'night'] : ['dome'],
      priority: 1 + (index % 5),
      operatorState: 'ACTIVE',
      streams: [],
      schedule: [],
      installedAt: 0,
      currentState: null,
      currentSince: 0,
      totalUpTime: 0,
      totalDownTime: 0,
      totalMalfunctions: 0,
    }),
  });

/** Puts so many incidents of the last year into the store, one of ten still open. */
export const growIncidents = (page: Page, count: number): Promise<void> =>
  grow(page, {
    table: 'incidents',
    count,
    row: (index) => {
      const raisedAt = Date.now() - 3_600_000 - ((index * 7_919) % 31_000_000) * 1_000;
      const isOpen = index % 10 === 0;
      return {
        id: `incident-grown-${index}`,
        number: 100_000 + index,
        cameraId: `camera-grown-${index % 9_000}`,
        siteId: ['site-harbour', 'site-depot', 'site-mall'][index % 3],
        kind: ['MOTION', 'INTRUSION', 'LOITERING'][index % 3],
        severity: ['LOW', 'MEDIUM', 'HIGH'][index % 3],
        state: isOpen ? 'NEW' : 'RESOLVED',
        summary: `Grown ${index}`,
        raisedAt,
        urgency: isOpen ? 1e12 - raisedAt / 10 : 5e12 - raisedAt / 10,
        acknowledgedAt: isOpen ? null : raisedAt + 60_000,
        acknowledgedById: isOpen ? null : 'user-staff',
        closedAt: isOpen ? null : raisedAt + 600_000,
        closedById: isOpen ? null : 'user-staff',
        assigneeId: null,
        parentId: null,
      };
    },
  });

/** Puts so many mails into the administrator's folders, one of ten into the trash; each has a word of its own in the middle. */
export const growMails = (page: Page, count: number): Promise<void> =>
  grow(page, {
    table: 'mails',
    count,
    row: (index) => {
      const subject = `Grown ${index}: the gate of yard ${index % 40}`;
      const filling = `At ${index % 24} o'clock the light went out and the picture of the yard was gone for a while. `;
      const text = `${filling.repeat(4)}word${index}x ${filling.repeat(4)}`;
      const from = { name: `Guard ${index % 50}`, email: `guard${index % 50}@yard.example`, avatar: '' };
      const to = { name: 'Mira Aydın', email: 'admin@watchfloor.example', avatar: '' };
      return {
        id: `mail-grown-${index}`,
        ownerId: 'user-admin',
        folderId: index % 10 === 9 ? '4' : '0',
        from,
        to: [to],
        cc: [],
        bcc: [],
        subject,
        message: `<p>${text}</p>`,
        sentAt: Date.now() - 86_400_000 - index * 60_000,
        read: index % 3 === 0,
        starred: index % 20 === 0,
        important: index % 30 === 0,
        attachments: [],
        words: [subject, from.name, from.email, text].join('\n').toLowerCase(),
      };
    },
  });
