/** @jest-environment node */
import { endpoints, type Endpoint } from '@university/shared/contract';
import { onEmbedded } from '../../testing/world';
import { EmbeddedClient } from '../database/embedded/client';

const QUERIES: Record<string, Record<string, unknown>> = {
  findNearestCampuses: { pin: '110077' },
  findPassages: { words: 'university' },
  getPage: { path: '/about-us/history' },
  listNotices: { section: 'tenders', regex: 'supply' },
};

/** The list in which the parameter of an address is found, and the field that has it. */
const PARAMETERS: Record<string, [list: string, field: string]> = {
  getPrograms: ['/program', '_id'],
  getCampus: ['/campus', 'slug'],
  getDepartment: ['/departments', '_id'],
  getFaculty: ['/faculty', '_id'],
  getNotice: ['/notice', '_id'],
  getProgramRanks: ['/admission/rank', 'code'],
};

/** Calls that anybody may make and that are no public data. */
const OTHERS = [
  'readDraftPreview',
  'getNoticeFile',
  'getMediaFile',
  'beginSingleSignOn',
  'returnFromProvider',
  'checkLetter',
  'getDownload',
  'readDataVersion',
];

/** Tables that are read and have no trigger, as something else counts for them. */
const UNCOUNTED = [
  // The count itself.
  'data_changes',
  // Of a month that is over; a new day is a new version.
  'grievances',
  // Written together with their notice.
  'notice_words',
  // The job that reads papers counts what it found.
  'paper_words',
  // Written together with their document.
  'revisions',
];

onEmbedded('public data', (world) => {
  afterEach(() => jest.restoreAllMocks());

  test('is read from tables whose changes are counted', async () => {
    const { api } = world();
    const triggers = (await api.db.execute(
      `select event_object_table as name from information_schema.triggers where trigger_name = 'public_data_changes'`,
    )) as unknown as { rows: { name: string }[] };
    const counted = new Set(triggers.rows.map(({ name }) => name));

    const queries = jest.spyOn(EmbeddedClient.prototype, 'query');
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.method !== 'GET' || endpoint.access !== 'public' || OTHERS.includes(name)) continue;
      let path = endpoint.path;
      const parameter = PARAMETERS[name];
      if (parameter) {
        const [list, field] = parameter;
        const value = new RegExp(`"${field}":"([^"]+)"`).exec(JSON.stringify(await api.port.get(list)))?.[1];
        path = path.replace(/:\w+$/, value ?? '');
      }
      await api.port.get(path, QUERIES[name]);
    }

    const texts = queries.mock.calls.map(([text]) => text).join('\n');
    const read = new Set([...texts.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => table));
    expect([...read].filter((table) => !counted.has(table as string)).sort()).toEqual(UNCOUNTED);
  });
});
