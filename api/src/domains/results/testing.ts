import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditEntry, ImportReport, RoundDetail, RoundSummary, StaffAllotment } from '@university/shared/contract';
import { parse } from 'csv-parse/sync';
import { formOf, type Method, staffCaller } from '../../testing/calls';
import type { World } from '../../testing/world';

export const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name));

export function staffOf(world: () => World) {
  const { as, forget } = staffCaller(world);
  const call = (method: Method, url: string, payload?: object) => as('admissions', method, `/admission${url}`, payload);

  function send(
    round: string,
    csv: Uint8Array | string,
    { dryRun = false, confirmed = true, field = 'csv', to = 'import' } = {},
  ) {
    const form = formOf({ [field]: new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]) });
    const query = to === 'import' ? `?dryRun=${dryRun}&confirmed=${confirmed}` : '';
    return call('POST', `/round/${round}/${to}${query}`, form);
  }

  async function imports(round: string, csv: Uint8Array | string, options = {}): Promise<ImportReport> {
    const answer = await send(round, csv, options);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: { report: ImportReport } }>().data.report;
  }

  async function read<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
    const answer = await call(method, url, payload);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<T>();
  }

  const rounds = async () => (await read<{ data: { rounds: RoundSummary[] } }>('GET', '/round')).data.rounds;
  const detail = async (key: string) => (await read<{ data: RoundDetail }>('GET', `/round/${key}`)).data;
  const search = async (body: object) =>
    (await read<{ data: { records: StaffAllotment[] } }>('POST', '/applicant/search', body)).data.records;
  const log = (query: string) =>
    read<{ data: { entries: AuditEntry[] }; metadata: { total: number } }>('GET', `/audit?${query}`);
  const issue = async (key: string) =>
    (await read<{ data: { url: string; expiresAt: string } }>('POST', `/round/${key}/export`)).data;
  const download = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    world().call({ method, url: url.replace('/api/v1', '') });
  const exported = async (key: string) =>
    parse<Record<string, string>>((await download((await issue(key)).url)).body, { columns: true, bom: true });

  return { call, forget, send, imports, rounds, detail, search, log, issue, download, exported };
}
