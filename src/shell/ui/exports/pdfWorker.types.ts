/** What the worker that makes PDF files tells the page. */
export type FromPdfWorker =
  | { readonly type: 'progress'; readonly rows: number }
  | { readonly type: 'done'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed'; readonly message: string };
