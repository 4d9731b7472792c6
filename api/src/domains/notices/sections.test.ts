/** @jest-environment node */
import type { NoticeSection, NoticeSectionSummary } from '@university/shared/contract';
import { makePdf } from '../../../demo/pdf';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { desk, FIELDS, noticeOf } from './testing/desk';

onDatabase('sections of notices', (world) => {
  const { upload, patch } = desk(world);
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
  });
  const publish = async (fields: Record<string, string>) => noticeOf(await upload({ ...FIELDS, ...fields }, pdf));
  const sections = async () =>
    (await world().call({ url: '/notice/sections' })).json<{ data: { sections: NoticeSectionSummary[] } }>().data
      .sections;
  const totalOf = async (url: string) =>
    (await world().call({ url })).json<{ metadata: { total: number } }>().metadata.total;
  const summaryOf = async (wanted: NoticeSection) => (await sections()).find(({ section }) => section === wanted);

  test('counts are those of the lists, and the newest is the first of its list', async () => {
    const all = await sections();
    expect(all.length).toBeGreaterThan(30);
    for (const { section, current, archived, newest } of all) {
      const list = await world().call({ url: `/notice?section=${section}&limit=1` });
      const { data, metadata } = list.json();
      expect({ section, current, newest: newest?._id }).toEqual({
        section,
        current: metadata.total,
        newest: data.notices[0]?._id,
      });
      expect({ section, archived }).toEqual({
        section,
        archived: await totalOf(`/notice/archived?section=${section}`),
      });
    }
  });

  test('a section without a notice is left out; one with archived notices only has no newest', async () => {
    expect(await summaryOf('alert')).toBeUndefined();
    const { _id } = await publish({ section: 'alert', fileName: 'Closed for rain' });
    expect(await summaryOf('alert')).toMatchObject({
      current: 1,
      archived: 0,
      newest: { fileName: 'Closed for rain' },
    });
    await patch(_id, { archive: true });
    expect(await summaryOf('alert')).toEqual({ section: 'alert', current: 0, archived: 1, newest: null });
  });

  test('what is still to come is neither counted nor named, and appears at its time', async () => {
    const before = must(await summaryOf('notices'));
    await publish({ section: 'notices', fileName: 'To come', publishAt: '2026-01-15T12:30:00+05:30' });
    expect(await summaryOf('notices')).toEqual(before);
    world().clock.now = new Date('2026-01-15T07:00:00Z');
    expect(await summaryOf('notices')).toMatchObject({ current: before.current + 1, newest: { fileName: 'To come' } });
  });
});
