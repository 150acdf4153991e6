import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';
import type { PdfReport, PdfTable } from './pdfReport.ts';

interface Row {
  readonly name: string;
  readonly text: string;
}

/** The fonts as they lie in the packages. */
const load = async (url: string) => new Uint8Array(await readFile(`.${url.replace(/\?.*$/, '')}`));

const report = (rows: readonly Row[], more: Partial<PdfReport & PdfTable> = {}): PdfReport => {
  const { pictures, ...rest } = more;
  return {
    title: 'Incidents',
    lines: ['Severity: High'],
    tables: [
      {
        columns: [
          { title: 'Camera', share: 1 },
          { title: 'Summary', share: 2 },
        ],
        rows: rows.map(({ name, text }) => [name, text]),
        ...(pictures ? { pictures } : {}),
      },
    ],
    foot: 'Page {page} of {pages}',
    direction: 'ltr',
    language: 'en',
    ...rest,
  };
};

/** What a reader of PDF files, which is not the one that wrote it, reads on each page. */
async function pagesOf(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}

/** Without blanks: where a line is broken is no matter of the text. */
const dense = (text: string) => text.replaceAll(/\s/g, '');

describe('a report as PDF', () => {
  test('says title, lines, heads and every row, in any of the four scripts', async () => {
    const rows = [
      { name: 'North gate', text: 'Movement outside opening hours.' },
      { name: 'Köprü ğüşıİ', text: 'İzinsiz giriş: çit aşıldı.' },
      { name: '하역장 4', text: '울타리를 넘은 사람이 있습니다.' },
    ];
    const [page = ''] = await pagesOf(await pdfOf(report(rows), { load }));
    for (const text of ['Incidents', 'Severity: High', 'Camera', 'Summary', 'Page 1 of 1']) {
      expect(page).toContain(text);
    }
    for (const { name, text } of rows) {
      expect(dense(page)).toContain(dense(name));
      expect(dense(page)).toContain(dense(text));
    }
  });

  test('joins Arabic and reads it from the right', async () => {
    const rows = [{ name: 'الحادث', text: 'حادث عند Gate 4 اليوم' }];
    const [page = ''] = await pagesOf(
      await pdfOf(report(rows, { direction: 'rtl', language: 'ar' }), { load }),
    );
    // A reader begins at the left of a line: what is said last stands there.
    expect(page.normalize('NFKC')).toContain('اليوم Gate 4 عند حادث');
    expect(page).toContain('الحادث');
  });

  test('goes on to as many pages as it takes, with the heads on each', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({ name: `Camera ${index}`, text: 'A fox.' }));
    const pages = await pagesOf(await pdfOf(report(rows), { load }));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Summary');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join('\n').match(/Camera \d+/g)).toHaveLength(150);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a formula', "=cmd|'/c calc'!A0"],
    ['the syntax of PDF itself', ') Tj ET /JS (app.alert(1)) >> stream'],
  ])('takes %s for the text that it is', async (_, text) => {
    const file = await pdfOf(report([{ name: text, text }]), { load });
    expect(dense((await pagesOf(file)).join(''))).toContain(dense(text));
  });

  test('draws no marks that turn the text around them, and no controls', async () => {
    const file = await pdfOf(report([{ name: 'gate\u202egnp.exe', text: 'a\u200f\u0000\u0007b\ud800c' }]), {
      load,
    });
    const [page = ''] = await pagesOf(file);
    expect(page).toContain('gategnp.exe');
    expect(page).toContain('abc');
  });

  test('marks what no font can draw', async () => {
    const [page = ''] = await pagesOf(await pdfOf(report([{ name: 'a𓀀b', text: '' }]), { load }));
    expect(page).toMatch(/a[?\ufffd]b/);
  });

  test('cuts ten thousand characters where nobody reads on, with or without blanks', async () => {
    const rows = [
      { name: 'x'.repeat(10_000), text: 'word '.repeat(2_000) },
      { name: 'after', text: 'it' },
    ];
    const pages = await pagesOf(await pdfOf(report(rows), { load }));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('…');
    expect(pages[0]).toContain('after');
  });

  test('shows pictures below their row with what they are', async () => {
    const address =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const picture = { address, caption: 'Drawn picture' };
    const file = await pdfOf(report([{ name: 'a', text: 'b' }], { pictures: [Array(7).fill(picture)] }), {
      load,
    });
    expect((await pagesOf(file)).join('').match(/Drawn picture/g)).toHaveLength(7);
    const objects = (await PDFDocument.load(file)).context.enumerateIndirectObjects();
    const images = objects.filter(([, object]) => /\/Subtype \/Image/.test(String(object)));
    // Each has what is seen and how far it is seen through.
    expect(images).toHaveLength(14);
  });

  test('says how far it is', async () => {
    const rows = Array.from({ length: 250 }, () => ({ name: 'a', text: 'b' }));
    const heard: number[] = [];
    await pdfOf(report(rows), { load, onProgress: (done) => heard.push(done) });
    expect(heard).toEqual([0, 100, 200]);
  });

  test('has a chart, and several tables with their titles', async () => {
    const bars = {
      title: 'Raised by day',
      bars: [3, 0, 5].map((value) => ({ label: `day ${value}`, value })),
    };
    const table = { title: 'By site', columns: [{ title: 'Site', share: 1 }], rows: [['Harbour']] };
    const file = await pdfOf(
      { ...report([]), bars, tables: [table, { ...table, title: 'By kind' }] },
      { load },
    );
    const [page = ''] = await pagesOf(file);
    for (const text of ['Raised by day', 'day 0', '5', 'By site', 'By kind', 'Harbour']) {
      expect(page).toContain(text);
    }
  });

  // On a machine of 2026 it takes 1 s of CPU; 12 s were the measure that this replaced.
  test('of 3,870 rows takes less than 5 s of CPU, and about 100 pages', async () => {
    const kinds = [
      'Movement outside opening hours.',
      'Somebody climbed over the fence beside the gate.',
      'Offline',
    ];
    const rows = Array.from({ length: 3870 }, (_, index) => [
      String(index),
      index % 7 === 0 ? 'High' : 'Medium',
      'Line crossing',
      `Loading dock ${index % 48}`,
      `Harbour terminal ${index % 9}`,
      'Acknowledged',
      ...[0, 7, 19].map((later) =>
        new Date(1.7e12 + (index * 600 + later * 60) * 1000).toISOString().slice(0, 16),
      ),
      'Mira Aydın',
      kinds[index % 3] ?? '',
    ]);
    const columns = rows[0]?.map((_, index) => ({ title: `Column ${index}`, share: 10 })) ?? [];
    const started = process.cpuUsage();
    const file = await pdfOf({ ...report([]), tables: [{ columns, rows }] }, { load });
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    process.stdout.write(
      `PDF of 3,870 rows: ${seconds.toFixed(2)} s of CPU, ${Math.round(file.length / 1024)} kB\n`,
    );
    expect(seconds).toBeLessThan(5);
    expect((await PDFDocument.load(file)).getPageCount()).toBeLessThan(120);
  }, 30_000);
});
