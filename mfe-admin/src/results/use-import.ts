import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { ImportReport, RoundSummary, Track } from '@university/shared/contract';
import { formatSize } from '@university/shared/kit';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { IMPORT_FILE_LIMIT } from '../contract';
import { messageOf } from '../form/use-task';
import { callWithProof } from '../sign-in/recent-login';
import { texts } from './texts';

const words = texts.import;

export const LIMIT_IN_WORDS = `${IMPORT_FILE_LIMIT / 1024 / 1024} MB`;

/** Where an import stands: a file is looked at first, and imported when somebody says so. */
type ImportState =
  | { kind: 'none'; problem?: string }
  | { kind: 'checking' | 'importing'; file: File }
  | { kind: 'preview'; file: File; report: ImportReport }
  | { kind: 'failed'; file: File; message: string }
  | { kind: 'done'; report: ImportReport };

function problemOf({ size }: File): string | undefined {
  if (size === 0) return words.empty;
  return size > IMPORT_FILE_LIMIT ? words.tooLarge(formatSize(size), LIMIT_IN_WORDS) : undefined;
}

export function useImport(key: Pick<RoundSummary, 'track' | 'round'>) {
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const invalidate = useInvalidate();

  async function check(file: File) {
    const problem = problemOf(file);
    if (problem) return setState({ kind: 'none', problem });
    setState({ kind: 'checking', file });
    try {
      setState({ kind: 'preview', file, report: await importRound(key, file, { dryRun: true }) });
    } catch (error) {
      setState({ kind: 'failed', file, message: messageOf(error) });
    }
  }

  async function confirm(file: File) {
    setState({ kind: 'importing', file });
    try {
      const report = await importRound(key, file, { dryRun: false });
      // Records may have changed since the preview: then nothing was imported, and the report says why.
      setState(report.issueCount > 0 ? { kind: 'preview', file, report } : { kind: 'done', report });
    } catch (error) {
      setState({ kind: 'failed', file, message: messageOf(error) });
    }
    invalidate('rounds');
  }

  return { state, check, confirm, reset: () => setState({ kind: 'none' }) };
}

interface Options {
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
}

/** @returns the report; of a refused import too, which has changed nothing */
async function importRound(
  { track, round }: { track: Track; round: number },
  file: File,
  { dryRun }: Options,
): Promise<ImportReport> {
  const body = new FormData();
  body.append('csv', file, file.name);
  try {
    const { data } = await callWithProof(calls.importRound, {
      params: { track, round: String(round) },
      query: { dryRun: dryRun ? 'true' : 'false' },
      body,
      timeout: 0,
    });
    return data.report;
  } catch (error) {
    const report = reportIn(error);
    if (!report) throw error;
    return report;
  }
}

function reportIn(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError) || error.code !== 'import_refused') return undefined;
  return (error.data as { report?: ImportReport } | undefined)?.report;
}
