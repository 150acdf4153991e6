import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import { drawable, embedFonts, type LoadFont } from './pdfFonts.ts';
import type { PdfPicture, PdfReport } from './pdfReport.ts';
import { Sheet } from './pdfSheet.ts';

interface PdfOptions {
  readonly signal?: AbortSignal;
  /** Told how many rows are laid out. */
  readonly onProgress?: (rows: number) => void;
  /** Fetches the file of a font; tests read it from the disk. */
  readonly load?: LoadFont;
}

/** Rows that are laid out before the event loop gets a turn. */
const BREATH = 40;

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

const embedPicture = (document: PDFDocument, { address }: PdfPicture): Promise<PDFImage> =>
  address.startsWith('data:image/png') ? document.embedPng(address) : document.embedJpg(address);

/** All that the report says, so that its fonts are known before it is drawn. */
function* textsOf<Row>(report: PdfReport<Row>): Iterable<string> {
  const { title, lines, columns, rows, pictures, pageOf } = report;
  yield* [title, ...lines, ...columns.map((column) => column.title), pageOf(1_234_567_890, 1_234_567_890)];
  for (const row of rows) {
    for (const { value } of columns) yield drawable(value(row));
    for (const { caption } of pictures?.(row) ?? []) yield caption;
  }
}

/**
 * A report as a PDF file: a title, a table whose heads stand on every page, and pictures below their rows. Fonts are fetched
 * for the scripts that the texts are written in, and what is used of them is put into the file. Every text is drawn as the
 * text that it is; a cell that is too long ends with an ellipsis. Throws the signal's reason when it is aborted.
 */
export async function pdfOf<Row>(
  report: PdfReport<Row>,
  options: PdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, onProgress, load = fetchFont } = options;
  const document = await PDFDocument.create();
  document.setTitle(drawable(report.title), { showInWindowTitleBar: true });
  document.setLanguage(report.language);
  const fonts = await embedFonts(document, textsOf(report), load);
  signal?.throwIfAborted();
  const sheet = new Sheet(document, fonts, report);
  sheet.title();
  sheet.heads();
  for (const [index, row] of report.rows.entries()) {
    if (index % BREATH === 0) {
      onProgress?.(index);
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
    const pictures = await Promise.all(
      (report.pictures?.(row) ?? []).map(async (picture) => ({
        image: await embedPicture(document, picture),
        caption: picture.caption,
      })),
    );
    sheet.row(row, pictures);
  }
  sheet.feet();
  return new Uint8Array(await document.save());
}
