/** @jest-environment node */
import type { Passage } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';

onEmbedded('passages', (world) => {
  const find = async (words: string, language = 'en') => {
    const url = `/page/passage?${new URLSearchParams({ words, in: language })}`;
    const answer = await world().call({ url });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { passages: Passage[] } }>().data.passages;
  };

  test('what pages of text say is found below their headings, in each language', async () => {
    const [first] = await find('who apply');
    expect(first).toMatchObject({ path: '/admission/guidelines', heading: 'Who may apply?', id: 'eligibility' });
    expect(first?.text).toContain('Whoever has passed the qualifying examination');
    const [hindi] = await find('आवेदन', 'hi');
    expect(hindi?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(await find('आवेदन')).toEqual([]);
  });

  test('what is changed is found as it is now', async () => {
    expect(await find('quokka')).toEqual([]);
    const authorization = `Bearer ${await world().tokenOf('admin')}`;
    const { db } = world().api;
    const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.path, '/about-us/history'));
    const url = `/document/${must(page).id}`;
    const { document } = (await world().call({ url, headers: { authorization } })).json().data;
    const body = `${document.data.body}\n\n## The animal\n\nA quokka lives here.`;
    const { kind, version, data } = document;
    const payload = { kind, version, data: { ...data, body } };
    expect((await world().call({ method: 'PUT', url, headers: { authorization }, payload })).statusCode).toBe(200);
    expect(await find('quokka')).toMatchObject([{ path: '/about-us/history', id: 'the-animal' }]);
  });

  test.each(['words=', 'words=a', `words=${'ab+'.repeat(9)}`, 'words=ab&in=xx', ''])('%s is refused', async (query) => {
    expect((await world().call({ url: `/page/passage?${query}` })).statusCode).toBe(400);
  });
});
