import { pdfOf } from './pdf.ts';
import type { PdfReport } from './pdfReport.ts';
import type { FromPdfWorker } from './pdfWorker.types.ts';

const tell = (message: FromPdfWorker, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PdfReport>) => {
  pdfOf(data, { onProgress: (rows) => tell({ type: 'progress', rows }) }).then(
    (file) => tell({ type: 'done', file }, [file.buffer]),
    (error: unknown) => tell({ type: 'failed', message: String(error) }),
  );
});
