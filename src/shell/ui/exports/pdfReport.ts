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
