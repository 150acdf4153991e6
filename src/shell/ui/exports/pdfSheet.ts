import { type Color, type PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { chunksOf } from '~/lib/chunksOf.ts';
import { drawable, type PdfFonts } from './pdfFonts.ts';
import type { PdfReport } from './pdfReport.ts';
import { createMeasure, type Line, lineOf, wrapped } from './pdfText.ts';

/** A4 on its side, in points. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 34;
const ROOM = WIDTH - 2 * MARGIN;
const SIZE = 8;
const TITLE_SIZE = 16;
const LEADING = 11;
const GAP = 6;
/** Lines of a cell; the CSV file holds what is longer. */
const MOST_LINES = 6;
const PICTURE = { width: 128, height: 72 };
/** Points of a strip of pictures, with captions of two lines below. */
const STRIP = PICTURE.height + 2 * LEADING + 10;
const PER_STRIP = Math.floor(ROOM / (PICTURE.width + GAP));

const ink = rgb(0.1, 0.12, 0.15);
const faint = rgb(0.38, 0.42, 0.48);
const rule = rgb(0.82, 0.84, 0.87);

/** A picture that lies in the document, with what stands below it. */
export interface SheetPicture {
  readonly image: PDFImage;
  readonly caption: string;
}

type Cells = readonly (readonly string[])[];

const heightOf = (cells: Cells) => Math.max(1, ...cells.map(({ length }) => length)) * LEADING + 6;

/** Draws a report on the pages of a document, from the top down; begins a new page when one is full. */
export class Sheet<Row> {
  readonly #document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #report: PdfReport<Row>;
  readonly #measure: (text: string) => number;
  readonly #widths: readonly number[];
  /** Lines that were laid out: a table says most of them many times. */
  readonly #lines = new Map<string, Line>();
  #page: PDFPage;
  /** Points from the foot of the page to what is drawn next. */
  #top = HEIGHT - MARGIN;

  constructor(document: PDFDocument, fonts: PdfFonts, report: PdfReport<Row>) {
    this.#document = document;
    this.#fonts = fonts;
    this.#report = report;
    this.#page = document.addPage([WIDTH, HEIGHT]);
    this.#measure = createMeasure(fonts, SIZE);
    const { columns } = report;
    const room = ROOM - GAP * (columns.length - 1);
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    this.#widths = columns.map(({ share }) => (share / all) * room);
  }

  /** The title and what stands below it. */
  title(): void {
    const { title, lines } = this.#report;
    this.#write(lineOf(drawable(title), this.#fonts, TITLE_SIZE), MARGIN, ink, TITLE_SIZE);
    this.#top -= 24;
    for (const text of lines) this.#paragraph(text, MARGIN, ROOM, 4);
    this.#top -= 8;
  }

  /** The heads of the columns. */
  heads(): void {
    this.#draw(this.#cellsOf(this.#report.columns.map(({ title }) => title)), faint);
  }

  /** A row, which no page breaks, and its pictures. */
  row(row: Row, pictures: readonly SheetPicture[]): void {
    const cells = this.#cellsOf(this.#report.columns.map(({ value }) => value(row)));
    this.#makeRoom(heightOf(cells) + (pictures.length > 0 ? STRIP : 0));
    this.#draw(cells, ink);
    for (const strip of chunksOf(pictures, PER_STRIP)) {
      this.#makeRoom(STRIP);
      this.#strip(strip);
    }
  }

  /** The foot of every page, when all are there. */
  feet(): void {
    const pages = this.#document.getPages();
    for (const [index, page] of pages.entries()) {
      this.#page = page;
      this.#top = MARGIN - 6;
      this.#paragraph(this.#report.pageOf(index + 1, pages.length), MARGIN, ROOM, 1);
    }
  }

  /** A line at a place that is counted from the side at which the table begins. */
  #write({ runs, width }: Line, start: number, color: Color, size = SIZE): void {
    let x = this.#report.direction === 'rtl' ? WIDTH - start - width : start;
    for (const run of runs) {
      this.#page.drawText(run.text, { x, y: this.#top - size, size, font: run.font, color });
      x += run.width;
    }
  }

  #lineOf(text: string): Line {
    const known = this.#lines.get(text);
    if (known) return known;
    const line = lineOf(text, this.#fonts, SIZE);
    this.#lines.set(text, line);
    return line;
  }

  #paragraph(text: string, start: number, width: number, most: number): void {
    for (const line of wrapped(drawable(text), width, most, this.#measure)) {
      this.#write(this.#lineOf(line), start, faint);
      this.#top -= LEADING;
    }
  }

  #rule(): void {
    const y = this.#top;
    const ends = { start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y } };
    this.#page.drawLine({ ...ends, thickness: 0.5, color: rule });
  }

  #cellsOf(texts: readonly string[]): Cells {
    return texts.map((text, index) =>
      wrapped(drawable(text), this.#widths[index] ?? 0, MOST_LINES, this.#measure),
    );
  }

  #draw(cells: Cells, color: Color): void {
    const before = this.#top;
    let start = MARGIN;
    for (const [index, lines] of cells.entries()) {
      this.#top = before - 3;
      for (const line of lines) {
        this.#write(this.#lineOf(line), start, color);
        this.#top -= LEADING;
      }
      start += (this.#widths[index] ?? 0) + GAP;
    }
    this.#top = before - heightOf(cells);
    this.#rule();
  }

  #makeRoom(height: number): void {
    if (this.#top - height >= MARGIN + LEADING) return;
    this.#page = this.#document.addPage([WIDTH, HEIGHT]);
    this.#top = HEIGHT - MARGIN;
    this.heads();
  }

  #strip(pictures: readonly SheetPicture[]): void {
    const before = this.#top - 6;
    for (const [index, { image, caption }] of pictures.entries()) {
      const start = MARGIN + index * (PICTURE.width + GAP);
      const { width, height } = image.scaleToFit(PICTURE.width, PICTURE.height);
      const x = this.#report.direction === 'rtl' ? WIDTH - start - width : start;
      this.#page.drawImage(image, { x, y: before - height, width, height });
      this.#top = before - PICTURE.height - 2;
      this.#paragraph(caption, start, PICTURE.width, 2);
    }
    this.#top = before + 6 - STRIP;
    this.#rule();
  }
}
