/** @jest-environment node */
import { onDatabase } from '../../testing/world';
import { desk, noticeOf } from './testing/desk';

const TENDER = { section: 'tenders', text: 'Bids are invited.' };

onDatabase('series of notices', (world) => {
  const { upload, edit, remove, surroundings } = desk(world);
  const publish = async (fileName: string, fields: Record<string, string> = {}) => {
    world().clock.now = new Date(world().clock.now.getTime() + 60_000);
    return noticeOf(await upload({ ...TENDER, fileName, ...fields }));
  };
  const titles = async (id: string) => (await surroundings(id)).series.map(({ fileName }) => fileName);

  test('each notice of a series shows all of them; who follows a later one follows the first', async () => {
    const tender = await publish('Tender');
    expect(await titles(tender._id)).toEqual([]);
    const first = await publish('Corrigendum 1', { follows: tender._id });
    const second = await publish('Corrigendum 2', { follows: first._id });
    expect([first.follows, second.follows]).toEqual([tender._id, tender._id]);
    for (const { _id } of [tender, first, second]) {
      expect(await titles(_id)).toEqual(['Tender', 'Corrigendum 1', 'Corrigendum 2']);
    }
  });

  test('a notice that joins another series brings along what followed it', async () => {
    const [one, other] = [await publish('One'), await publish('Other')];
    await publish('Follows the other', { follows: other._id });
    await edit(other._id, { ...TENDER, fileName: 'Other', follows: one._id });
    expect(await titles(one._id)).toEqual(['One', 'Other', 'Follows the other']);
  });

  test('what is still to come is not shown', async () => {
    const tender = await publish('Tender to come');
    await publish('Corrigendum to come', { follows: tender._id, publishAt: '2027-01-01T00:00:00Z' });
    expect(await titles(tender._id)).toEqual([]);
  });

  test('there are no circles, and nothing follows what is not there', async () => {
    const tender = await publish('Round');
    const later = await publish('Round again', { follows: tender._id });
    for (const follows of [tender._id, later._id, 'unknown']) {
      const answer = await edit(tender._id, { ...TENDER, fileName: 'Round', follows });
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'follows']);
    }
  });

  test('what followed a notice that is deleted stands alone', async () => {
    const tender = await publish('To be deleted');
    const { _id } = await publish('Stays', { follows: tender._id });
    expect((await remove(tender._id)).statusCode).toBe(200);
    expect(await titles(_id)).toEqual([]);
  });
});
