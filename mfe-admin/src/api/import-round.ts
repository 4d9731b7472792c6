import { ApiError } from '@university/shared';
import type { ImportReport, Track } from '@university/shared/contract';
import { callWithProof } from './call-with-proof';

interface Options {
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
}

/** @returns the report; of a refused import too, which has changed nothing */
export async function importRound(
  { track, round }: { track: Track; round: number },
  file: File,
  { dryRun }: Options,
): Promise<ImportReport> {
  const body = new FormData();
  body.append('csv', file, file.name);
  try {
    const { data } = await callWithProof('POST /admission/round/:track/:round/import', {
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
