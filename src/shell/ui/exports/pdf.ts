import { PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawable, embedFonts, type LoadFont, type PdfFonts } from './pdfFonts.ts';
import { createMeasure, lineOf, wrapped } from './pdfText.ts';

export interface PdfColumn<Row> {
  readonly title: string;
  /** How wide it is beside the others. */
  readonly share: number;
  readonly value: (row: Row) => string;
}

export interface PdfPicture {
  /** JPEG or PNG in a data address. */
  readonly address: string;
  /** Below it. */
  readonly caption: string;
}

export interface PdfReport<Row> {
  readonly title: string;
  /** Below the title: what was asked, when and how many. */
  readonly lines: readonly string[];
  readonly columns: readonly PdfColumn<Row>[];
  readonly rows: readonly Row[];
  /** Pictures below a row. */
  readonly pictures?: ((row: Row) => readonly PdfPicture[]) | undefined;
  /** At the foot of each page. */
  readonly pageOf: (page: number, pages: number) => string;
  /** The side at which the table begins. */
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47. */
  readonly language: string;
}

interface PdfOptions {
  readonly signal?: AbortSignal;
  /** Told how many rows are laid out. */
  readonly onProgress?: (rows: number) => void;
  /** Fetches the file of a font; tests read it from the disk. */
  readonly load?: LoadFont;
}

/** A4 on its side, in points. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 34;
const SIZE = 8;
const LEADING = 11;
const GAP = 6;
/** Lines of a cell; the CSV file holds what is longer. */
const MOST_LINES = 6;
const PICTURE = { width: 160, height: 90 };
/** Rows that are laid out before the page may breathe. */
const BREATH = 40;

const ink = rgb(0.1, 0.12, 0.15);
const faint = rgb(0.38, 0.42, 0.48);
const rule = rgb(0.82, 0.84, 0.87);

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

const embedPicture = (document: PDFDocument, { address }: PdfPicture): Promise<PDFImage> =>
  address.startsWith('data:image/png') ? document.embedPng(address) : document.embedJpg(address);

/** Draws on the pages of a document, from the top down; begins a new page when one is full. */
class Sheet<Row> {
  private page: PDFPage;
  private top = HEIGHT - MARGIN;
  private readonly measure: (text: string) => number;
  private readonly widths: readonly number[];

  constructor(
    private readonly document: PDFDocument,
    private readonly fonts: PdfFonts,
    private readonly report: PdfReport<Row>,
  ) {
    this.page = document.addPage([WIDTH, HEIGHT]);
    this.measure = createMeasure(fonts, SIZE);
    const { columns } = report;
    const room = WIDTH - 2 * MARGIN - GAP * (columns.length - 1);
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    this.widths = columns.map(({ share }) => (share / all) * room);
  }

  /** A line at a place, counted from the side at which the table begins. */
  private text(text: string, start: number, width: number, size: number, colour = ink): void {
    const line = lineOf(text, this.fonts, size);
    let x = this.report.direction === 'rtl' ? WIDTH - start - line.width : start;
    // A line that is too wide by rounding stays in its column.
    if (line.width > width && this.report.direction === 'rtl') x = WIDTH - start - width;
    for (const run of line.runs) {
      this.page.drawText(run.text, { x, y: this.top - size, size, font: run.font, color: colour });
      x += run.width;
    }
  }

  private line(): void {
    const y = this.top;
    this.page.drawLine({
      start: { x: MARGIN, y },
      end: { x: WIDTH - MARGIN, y },
      thickness: 0.5,
      color: rule,
    });
  }

  private cells(texts: readonly string[], colour = ink): void {
    const cells = texts.map((text, index) =>
      wrapped(drawable(text), this.widths[index] ?? 0, MOST_LINES, this.measure),
    );
    const before = this.top;
    let start = MARGIN;
    for (const [index, lines] of cells.entries()) {
      const width = this.widths[index] ?? 0;
      this.top = before - 3;
      for (const line of lines) {
        this.text(line, start, width, SIZE, colour);
        this.top -= LEADING;
      }
      start += width + GAP;
    }
    this.top = before - this.heightOf(cells);
    this.line();
  }

  private heightOf(cells: readonly (readonly string[])[]): number {
    return Math.max(1, ...cells.map(({ length }) => length)) * LEADING + 6;
  }

  private room(height: number): void {
    if (this.top - height >= MARGIN + LEADING) return;
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.top = HEIGHT - MARGIN;
    this.heads();
  }

  heads(): void {
    this.cells(
      this.report.columns.map(({ title }) => title),
      faint,
    );
  }

  title(): void {
    const { title, lines } = this.report;
    this.text(drawable(title), MARGIN, WIDTH, 16);
    this.top -= 24;
    for (const text of lines) {
      for (const line of wrapped(drawable(text), WIDTH - 2 * MARGIN, 4, this.measure)) {
        this.text(line, MARGIN, WIDTH, SIZE, faint);
        this.top -= LEADING;
      }
    }
    this.top -= 8;
  }

  row(row: Row, pictures: readonly { readonly image: PDFImage; readonly caption: string }[]): void {
    const texts = this.report.columns.map(({ value }) => value(row));
    const strips = Math.ceil(pictures.length / this.perStrip);
    const cells = texts.map((text, index) =>
      wrapped(drawable(text), this.widths[index] ?? 0, MOST_LINES, this.measure),
    );
    this.room(this.heightOf(cells) + Math.min(1, strips) * (PICTURE.height + 24));
    this.cells(texts);
    for (let strip = 0; strip < strips; strip += 1) {
      this.room(PICTURE.height + 24);
      this.strip(pictures.slice(strip * this.perStrip, (strip + 1) * this.perStrip));
    }
  }

  private readonly perStrip = Math.floor((WIDTH - 2 * MARGIN) / (PICTURE.width + GAP));

  private strip(pictures: readonly { readonly image: PDFImage; readonly caption: string }[]): void {
    this.top -= 6;
    const before = this.top;
    for (const [index, { image, caption }] of pictures.entries()) {
      const start = MARGIN + index * (PICTURE.width + GAP);
      const { width, height } = image.scaleToFit(PICTURE.width, PICTURE.height);
      const x = this.report.direction === 'rtl' ? WIDTH - start - width : start;
      this.page.drawImage(image, { x, y: before - height, width, height });
      this.top = before - PICTURE.height - 2;
      const [line = ''] = wrapped(drawable(caption), PICTURE.width, 1, this.measure);
      this.text(line, start, PICTURE.width, SIZE, faint);
    }
    this.top = before - PICTURE.height - 18;
    this.line();
  }

  feet(): void {
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries()) {
      this.page = page;
      this.top = MARGIN - 6;
      this.text(this.report.pageOf(index + 1, pages.length), MARGIN, WIDTH, SIZE, faint);
    }
  }
}

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
