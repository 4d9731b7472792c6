import { ApiError } from '@university/shared';
import { formatSize } from '@university/shared/kit';
import { useState } from 'react';
import { messageOf } from '../form/use-task';
import type { Report } from './report';
import { texts as words } from './texts';

/** Where an import stands: a file is looked at first, and imported when somebody says so. */
type ImportState =
  | { kind: 'none'; problem?: string }
  | { kind: 'checking' | 'importing'; file: File }
  | { kind: 'preview'; file: File; report: Report }
  | { kind: 'failed'; file: File; message: string }
  | { kind: 'done'; report: Report };

/** `G`: the report as the API gives it. */
export interface Import<G> {
  /** Bytes of the largest file. */
  limit: number;
  /** Sends the file. @throws ApiError `import_refused` with the report in `data` */
  send: (file: File, dryRun: 'true' | 'false') => Promise<G>;
  toReport: (given: G) => Report;
  /** Called when something may have been imported. */
  onImported: () => void;
}

export const limitInWords = (limit: number) => `${limit / 1024 / 1024} MB`;

function problemOf({ size }: File, limit: number): string | undefined {
  if (size === 0) return words.empty;
  return size > limit ? words.tooLarge(formatSize(size), limitInWords(limit)) : undefined;
}

export function useImport<G>({ limit, send, toReport, onImported }: Import<G>) {
  const [state, setState] = useState<ImportState>({ kind: 'none' });

  /** @returns the report; of a refused import too, which has changed nothing */
  const reported = (file: File, dryRun: 'true' | 'false') =>
    send(file, dryRun)
      .catch((error: unknown) => {
        const given = reportIn<G>(error);
        if (!given) throw error;
        return given;
      })
      .then(toReport);

  async function check(file: File) {
    const problem = problemOf(file, limit);
    if (problem) return setState({ kind: 'none', problem });
    setState({ kind: 'checking', file });
    try {
      setState({ kind: 'preview', file, report: await reported(file, 'true') });
    } catch (error) {
      setState({ kind: 'failed', file, message: messageOf(error) });
    }
  }

  async function confirm(file: File) {
    setState({ kind: 'importing', file });
    try {
      const report = await reported(file, 'false');
      // Records may have changed since the preview: then nothing was imported, and the report says why.
      setState(report.issueCount > 0 ? { kind: 'preview', file, report } : { kind: 'done', report });
    } catch (error) {
      setState({ kind: 'failed', file, message: messageOf(error) });
    }
    onImported();
  }

  return { state, check, confirm, reset: () => setState({ kind: 'none' }) };
}

function reportIn<G>(error: unknown): G | undefined {
  if (!(error instanceof ApiError) || error.code !== 'import_refused') return undefined;
  return (error.data as { report?: G } | undefined)?.report;
}
