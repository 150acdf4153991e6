import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { RecordExportInput } from '~/graphql/types.generated.ts';
import { messages } from '../../messages/messages.ts';
import type { Progress } from '../bulk.ts';
import { downloadFile } from './downloadFile.ts';
import { RecordExportDocument } from './RecordExport.generated.ts';

/** Whoever reads or writes a file looks at the signal, and says how far the work is. */
export interface ExportWork {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

const types = {
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
  vcf: 'text/vcard;charset=utf-8',
} as const;

export interface ExportJob<Row> {
  readonly kind: keyof typeof types;
  /** What the file is called, before the day. */
  readonly name: string;
  readonly subject: RecordExportInput['subject'];
  /** What the audit keeps of what was filtered. */
  readonly detail: readonly string[];
  readonly read: (work: ExportWork) => Promise<readonly Row[]>;
  readonly write: (rows: readonly Row[], work: ExportWork) => BlobPart | Promise<BlobPart>;
  readonly doneText: (count: number) => string;
  readonly failedText: string;
}

/** Most that the audit keeps of what was filtered, in characters. */
const DETAIL_LIMIT = 500;

/**
 * Reads rows, has the audit write down that they are taken out, and only then makes the file and hands it over. It can be
 * cancelled, and is when the screen is left.
 */
export function useFileExport() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start<Row>(job: ExportJob<Row>): Promise<void> {
    const controller = new AbortController();
    const work: ExportWork = { signal: controller.signal, onProgress: setProgress };
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await job.read(work);
      work.signal.throwIfAborted();
      const detail = [job.kind.toUpperCase(), ...job.detail].join(' · ').slice(0, DETAIL_LIMIT);
      const input = { subject: job.subject, count: rows.length, detail };
      await client.mutate({ mutation: RecordExportDocument, variables: { input } });
      work.signal.throwIfAborted();
      const file = await job.write(rows, work);
      work.signal.throwIfAborted();
      downloadFile(file, `${job.name}-${new Date().toISOString().slice(0, 10)}.${job.kind}`, types[job.kind]);
      messages.success(job.doneText(rows.length));
    } catch {
      if (!work.signal.aborted) messages.error(job.failedText);
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    start: <Row>(job: ExportJob<Row>) => void start(job),
    cancel: () => running.current?.abort(),
  };
}
