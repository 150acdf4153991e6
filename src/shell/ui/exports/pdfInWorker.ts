import type { PdfReport } from './pdfReport.ts';
import type { FromPdfWorker } from './pdfWorker.types.ts';
import type { ExportWork } from './useFileExport.ts';

/**
 * Makes a PDF file in a worker of its own, so that the page goes on meanwhile. When the signal is aborted the worker is ended
 * at once, whatever it does, and the signal's reason is thrown.
 */
export function pdfInWorker(
  report: PdfReport,
  { signal, onProgress }: ExportWork,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const total = report.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromPdfWorker>) => {
      if (data.type === 'progress') onProgress({ done: data.rows, total });
      else if (data.type === 'done') resolve(data.file);
      else reject(new Error(data.message));
    });
  });
  worker.postMessage(report);
  return made.finally(() => worker.terminate());
}
