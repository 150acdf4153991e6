import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import { drawable, embedFonts, type LoadFont } from './pdfFonts.ts';
import type { PdfPicture, PdfReport } from './pdfReport.ts';
import { Sheet } from './pdfSheet.ts';

interface PdfOptions {
  /** Told how many rows are laid out. */
  readonly onProgress?: (rows: number) => void;
  /** Fetches the file of a font; tests read it from the disk. */
  readonly load?: LoadFont;
}

/** Rows between two words about progress. */
const STRIDE = 100;

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

const embedPicture = (document: PDFDocument, { address }: PdfPicture): Promise<PDFImage> =>
  address.startsWith('data:image/png') ? document.embedPng(address) : document.embedJpg(address);

/** All that the report says, so that its fonts are known before it is drawn. */
function* textsOf({ title, lines, bars, tables, foot }: PdfReport): Iterable<string> {
  yield* [title, ...lines, foot, '0123456789'].map(drawable);
  if (bars) yield* [bars.title, ...bars.bars.map(({ label }) => label)].map(drawable);
  for (const table of tables) {
    yield* [table.title ?? '', ...table.columns.map((column) => column.title)].map(drawable);
    for (const row of table.rows) yield* row.map(drawable);
    for (const { caption } of table.pictures?.flat() ?? []) yield drawable(caption);
  }
}

/**
 * A report as a PDF file: a title, a chart, and tables whose heads stand on every page, with pictures below their rows. Fonts
 * are fetched for the scripts that the texts are written in, and what is used of them is put into the file. Every text is
 * drawn as the text that it is; a cell that is too long ends with an ellipsis. It takes seconds for thousands of rows: pages
 * have it made in a worker (`pdfInWorker`).
 */
export async function pdfOf(report: PdfReport, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { onProgress, load = fetchFont } = options;
  const document = await PDFDocument.create();
  document.setTitle(drawable(report.title), { showInWindowTitleBar: true });
  document.setLanguage(report.language);
  const fonts = await embedFonts(document, textsOf(report), load);
  const sheet = new Sheet(document, fonts, report);
  sheet.title();
  if (report.bars) sheet.bars(report.bars);
  let done = 0;
  for (const table of report.tables) {
    sheet.table(table);
    for (const [index, row] of table.rows.entries()) {
      if (done % STRIDE === 0) onProgress?.(done);
      done += 1;
      const pictures = [];
      for (const picture of table.pictures?.[index] ?? []) {
        pictures.push({ image: await embedPicture(document, picture), caption: picture.caption });
      }
      sheet.row(row, pictures);
    }
  }
  sheet.finish();
  return new Uint8Array(await document.save());
}
