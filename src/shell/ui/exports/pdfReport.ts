export interface PdfColumn {
  readonly title: string;
  /** How wide it is beside the others; what its texts do not need the others get. */
  readonly share: number;
}

export interface PdfPicture {
  /** JPEG or PNG in a data address. */
  readonly address: string;
  /** Below it. */
  readonly caption: string;
}

/** A table whose heads stand on every page that it goes on to. */
export interface PdfTable {
  /** Above it. */
  readonly title?: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Pictures below the rows, in their order. */
  readonly pictures?: readonly (readonly PdfPicture[])[];
}

/** A chart of bars, as high as their values beside each other. */
export interface PdfBars {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** What a PDF file says. Data alone, so that it can be sent to a worker. */
export interface PdfReport {
  readonly title: string;
  /** Below the title: what was asked, when and how many. */
  readonly lines: readonly string[];
  readonly bars?: PdfBars;
  readonly tables: readonly PdfTable[];
  /** At the foot of each page, with `{page}` and `{pages}` in the place of their numbers. */
  readonly foot: string;
  /** The side at which tables begin. */
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47. */
  readonly language: string;
}
