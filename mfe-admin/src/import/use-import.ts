import { ApiError } from '@university/shared';
import { formatSize } from '@university/shared/kit';
import { useState } from 'react';
import { messageOf } from '../form/messages';
import type { Report } from './report';
import { texts as words } from './texts';

/** Where an import stands: files are looked at first, and imported when somebody says so. */
type ImportState =
  | { kind: 'none'; problem?: string }
  | { kind: 'checking' | 'importing'; files: File[] }
  | { kind: 'preview'; files: File[]; report: Report }
  | { kind: 'failed'; files: File[]; message: string }
  | { kind: 'done'; report: Report };

/** `G`: the report as the API gives it. */
export interface Import<G> {
  /** Bytes of the largest file. */
  limit: number;
  /** Files that go in together, and their bytes in all; when left out, an import is of one file. */
  several?: { most: number; total: number };
  /**
   * Sends the files. @throws ApiError with the report in `data`
   * @param confirmed whether somebody has confirmed the warnings of the preview
   */
  send: (files: File[], dryRun: 'true' | 'false', confirmed: 'true' | 'false') => Promise<G>;
  toReport: (given: G) => Report;
  /** Called when something may have been imported. */
  onImported: () => void;
}

export const limitInWords = (limit: number) => `${limit / 1024 / 1024} MB`;

type Limits = Pick<Import<unknown>, 'limit' | 'several'>;

/** What keeps the files from being sent, for people. */
function problemOf(files: readonly File[], { limit, several }: Limits): string | undefined {
  const empty = files.find(({ size }) => size === 0);
  if (empty) return words.empty(empty.name);
  const large = files.find(({ size }) => size > limit);
  if (large) return words.tooLarge(large.name, formatSize(large.size), limitInWords(limit));
  if (!several) return undefined;
  if (files.length > several.most) return words.tooMany(several.most);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > several.total ? words.tooLargeTogether(formatSize(total), limitInWords(several.total)) : undefined;
}

export function useImport<G>({ send, toReport, onImported, ...limits }: Import<G>) {
  const [state, setState] = useState<ImportState>({ kind: 'none' });

  /** The report; of a refused import too, which has changed nothing. */
  async function reported(...sent: Parameters<typeof send>) {
    try {
      return { report: toReport(await send(...sent)), isRefused: false };
    } catch (error) {
      const given = reportIn<G>(error);
      if (!given) throw error;
      return { report: toReport(given), isRefused: true };
    }
  }

  async function check(files: File[]) {
    const problem = problemOf(files, limits);
    if (problem) return setState({ kind: 'none', problem });
    setState({ kind: 'checking', files });
    try {
      setState({ kind: 'preview', files, report: (await reported(files, 'true', 'false')).report });
    } catch (error) {
      setState({ kind: 'failed', files, message: messageOf(error) });
    }
  }

  /** @param seen what the preview showed */
  async function confirm(files: File[], seen: Report) {
    setState({ kind: 'importing', files });
    try {
      const { report, isRefused } = await reported(files, 'false', seen.warnings?.length ? 'true' : 'false');
      // Records may have changed since the preview: then nothing was imported, and the report says why.
      setState(isRefused ? { kind: 'preview', files, report } : { kind: 'done', report });
    } catch (error) {
      setState({ kind: 'failed', files, message: messageOf(error) });
    }
    onImported();
  }

  return { state, check, confirm, reset: () => setState({ kind: 'none' }) };
}

function reportIn<G>(error: unknown): G | undefined {
  return error instanceof ApiError ? (error.data as { report?: G } | undefined)?.report : undefined;
}
