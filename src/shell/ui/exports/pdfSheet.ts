import { type PDFDocument, type PDFImage, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { chunksOf } from '~/lib/chunksOf.ts';
import { drawable, type PdfFonts } from './pdfFonts.ts';
import type { PdfBars, PdfReport, PdfTable } from './pdfReport.ts';
import { createMeasure, type Line, lineOf, wrapped } from './pdfText.ts';
import { widthsOf } from './pdfWidths.ts';

/** A4 on its side, in points. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 28;
const ROOM = WIDTH - 2 * MARGIN;
const SIZE = 7;
const TITLE_SIZE = 16;
const LEADING = 9;
/** Above and below the lines of a row, together. */
const AIR = 4;
const GAP = 6;
/** Lines of a cell; the CSV file holds what is longer. */
const MOST_LINES = 6;
const PICTURE = { width: 128, height: 72 };
/** Points of a strip of pictures, with captions of two lines below. */
const STRIP = PICTURE.height + 2 * LEADING + 10;
const PER_STRIP = Math.floor(ROOM / (PICTURE.width + GAP));
const CHART = 110;

/** Red, green and blue of what is drawn. */
const ink = '.1 .12 .15';
const faint = '.38 .42 .48';
const rule = '.82 .84 .87';
const bar = '.2 .45 .75';

/** A picture that lies in the document, with what stands below it. */
export interface SheetPicture {
  readonly image: PDFImage;
  readonly caption: string;
}

type Cells = readonly (readonly string[])[];

interface SheetPage {
  readonly page: PDFPage;
  /** Operators: what is filled and drawn, and what is written over it. */
  readonly drawing: string[];
  readonly writing: string[];
}

const heightOf = (cells: Cells) => Math.max(1, ...cells.map(({ length }) => length)) * LEADING + AIR;
const points = (value: number) => value.toFixed(2);

/**
 * Draws a report on the pages of a document, from the top down; begins a new page when one is full. It writes the operators
 * of the pages itself: the library shapes a text anew for each time that it is drawn.
 */
export class Sheet {
  readonly #document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #report: PdfReport;
  readonly #measure: (text: string) => number;
  /** Lines that were laid out, and cells by their width: a table says most of them many times. */
  readonly #lines = new Map<string, Line>();
  readonly #cells = new Map<string, readonly string[]>();
  readonly #images = new Map<PDFImage, string>();
  readonly #pages: SheetPage[] = [];
  #table: PdfTable | null = null;
  #widths: readonly number[] = [];
  #page: SheetPage;
  /** Points from the foot of the page to what is drawn next. */
  #top = 0;

  constructor(document: PDFDocument, fonts: PdfFonts, report: PdfReport) {
    this.#document = document;
    this.#fonts = fonts;
    this.#report = report;
    this.#measure = createMeasure(fonts, SIZE);
    this.#page = this.#begin();
  }

  /** The title and what stands below it. */
  title(): void {
    const { title, lines } = this.#report;
    this.#write(lineOf(drawable(title), this.#fonts, TITLE_SIZE), MARGIN, ink, TITLE_SIZE);
    this.#top -= 24;
    for (const text of lines) this.#paragraph(text, MARGIN, ROOM, 4);
    this.#top -= 6;
  }

  /** A table begins: its title and its heads. */
  table(table: PdfTable): void {
    this.#table = null;
    const texts = [table.columns.map(({ title }) => title), ...table.rows];
    this.#widths = widthsOf(table.columns, texts, ROOM - GAP * (table.columns.length - 1), (text) =>
      this.#measure(drawable(text.slice(0, ROOM))),
    );
    if (table.title) {
      // Not alone at the foot of a page.
      this.#makeRoom(24 + 4 * LEADING);
      this.#heading(table.title);
    }
    this.#table = table;
    this.#heads(table);
  }

  /** A row, which no page breaks, and its pictures. */
  row(texts: readonly string[], pictures: readonly SheetPicture[]): void {
    const cells = this.#cellsOf(texts);
    this.#makeRoom(heightOf(cells) + (pictures.length > 0 ? STRIP : 0));
    this.#draw(cells, ink);
    for (const strip of chunksOf(pictures, PER_STRIP)) {
      this.#makeRoom(STRIP);
      this.#strip(strip);
    }
  }

  /** A chart of bars, each with its value above and its label below where there is room for it. */
  bars({ title, bars }: PdfBars): void {
    this.#makeRoom(CHART + 40);
    this.#heading(title);
    const most = Math.max(1, ...bars.map(({ value }) => value));
    const step = ROOM / Math.max(1, bars.length);
    const foot = this.#top - CHART;
    const every = Math.ceil(40 / step);
    for (const [index, { label, value }] of bars.entries()) {
      const height = ((CHART - LEADING) * value) / most;
      const start = MARGIN + index * step;
      const width = Math.max(1, step * 0.75);
      this.#fill(bar, this.#left(start, width), foot, width, height);
      if (value > 0 && step >= 14) this.#centred(String(value), start, width, foot + height + LEADING);
      if (index % every === 0) this.#centred(label, start, width, foot - 1);
    }
    this.#fill(rule, MARGIN, foot - 0.5, ROOM, 0.5);
    this.#top = foot - LEADING - 10;
  }

  /** Ends the document: the foot of every page is drawn, and what was drawn is put into it. */
  finish(): void {
    const { context } = this.#document;
    const xObjects = [...this.#images].map(([image, tag]) => [tag, image.ref]);
    const resources = context.register(
      context.obj({
        Font: Object.fromEntries(this.#fonts.all.map(({ tag, ref }) => [tag, ref])),
        XObject: Object.fromEntries(xObjects),
      }),
    );
    for (const [index, page] of this.#pages.entries()) {
      this.#page = page;
      this.#top = MARGIN - 4;
      const { foot } = this.#report;
      const text = foot
        .replaceAll('{pages}', String(this.#pages.length))
        .replaceAll('{page}', String(index + 1));
      this.#paragraph(text, MARGIN, ROOM, 1);
      const content = [...page.drawing, 'BT', ...page.writing, 'ET'].join('\n');
      page.page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
      page.page.node.set(PDFName.of('Resources'), resources);
    }
  }

  #begin(): SheetPage {
    const page = { page: this.#document.addPage([WIDTH, HEIGHT]), drawing: [], writing: [] };
    this.#pages.push(page);
    this.#page = page;
    this.#top = HEIGHT - MARGIN;
    return page;
  }

  /** Where something of a width lies whose start is counted from the side at which tables begin. */
  #left(start: number, width: number): number {
    return this.#report.direction === 'rtl' ? WIDTH - start - width : start;
  }

  #write(line: Line, start: number, colour: string, size = SIZE): void {
    const x = points(this.#left(start, line.width));
    this.#page.writing.push(`${colour} rg 1 0 0 1 ${x} ${points(this.#top - size)} Tm ${line.operators}`);
  }

  #centred(text: string, start: number, width: number, top: number): void {
    const line = this.#lineOf(drawable(text));
    const before = this.#top;
    this.#top = top;
    this.#write(line, Math.max(MARGIN, start + (width - line.width) / 2), faint);
    this.#top = before;
  }

  #fill(colour: string, x: number, y: number, width: number, height: number): void {
    const box = [x, y, width, height].map(points).join(' ');
    this.#page.drawing.push(`${colour} rg ${box} re f`);
  }

  #lineOf(text: string): Line {
    const known = this.#lines.get(text);
    if (known) return known;
    const line = lineOf(text, this.#fonts, SIZE);
    this.#lines.set(text, line);
    return line;
  }

  #heading(title: string): void {
    this.#top -= 8;
    this.#write(lineOf(drawable(title), this.#fonts, 10), MARGIN, ink, 10);
    this.#top -= 16;
  }

  #paragraph(text: string, start: number, width: number, most: number): void {
    for (const line of wrapped(drawable(text), width, most, this.#measure)) {
      this.#write(this.#lineOf(line), start, faint);
      this.#top -= LEADING;
    }
  }

  #heads({ columns }: PdfTable): void {
    this.#draw(this.#cellsOf(columns.map(({ title }) => title)), faint);
  }

  #cellsOf(texts: readonly string[]): Cells {
    return texts.map((text, index) => {
      const width = this.#widths[index] ?? 0;
      const key = `${width} ${text}`;
      let lines = this.#cells.get(key);
      if (!lines) {
        lines = wrapped(drawable(text), width, MOST_LINES, this.#measure);
        this.#cells.set(key, lines);
      }
      return lines;
    });
  }

  #draw(cells: Cells, colour: string): void {
    const before = this.#top;
    let start = MARGIN;
    for (const [index, lines] of cells.entries()) {
      this.#top = before - AIR / 2;
      for (const line of lines) {
        this.#write(this.#lineOf(line), start, colour);
        this.#top -= LEADING;
      }
      start += (this.#widths[index] ?? 0) + GAP;
    }
    this.#top = before - heightOf(cells);
    this.#fill(rule, MARGIN, this.#top - 0.25, ROOM, 0.5);
  }

  #makeRoom(height: number): void {
    if (this.#top - height >= MARGIN + LEADING) return;
    this.#begin();
    if (this.#table) this.#heads(this.#table);
  }

  #strip(pictures: readonly SheetPicture[]): void {
    const before = this.#top - 6;
    for (const [index, { image, caption }] of pictures.entries()) {
      const start = MARGIN + index * (PICTURE.width + GAP);
      const { width, height } = image.scaleToFit(PICTURE.width, PICTURE.height);
      const tag = this.#images.get(image) ?? `I${this.#images.size}`;
      this.#images.set(image, tag);
      const box = [width, 0, 0, height, this.#left(start, width), before - height].map(points).join(' ');
      this.#page.drawing.push(`q ${box} cm /${tag} Do Q`);
      this.#top = before - PICTURE.height - 2;
      this.#paragraph(caption, start, PICTURE.width, 2);
    }
    this.#top = before + 6 - STRIP;
    this.#fill(rule, MARGIN, this.#top - 0.25, ROOM, 0.5);
  }
}
