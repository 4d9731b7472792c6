import type { AnswerOf } from '@university/shared/contract';
import { onEmbedded } from '../src/testing/world';

onEmbedded('ranks of the demonstration', (world) => {
  test('of this year those of closed rounds are public, beside those of last year', async () => {
    const Authorization = `Bearer ${await world().tokenOf('admissions')}`;
    const ranksOf = async (round: string) => {
      const answer = await world().call({ url: `/admission/round/${round}/ranks`, headers: { Authorization } });
      return answer.json<AnswerOf<'getRoundRanks'>>().data;
    };
    const [ug, btech, open] = [await ranksOf('ug/1'), await ranksOf('btech/1'), await ranksOf('ug/2')];
    expect([ug.published, btech.published, open.published]).toEqual([true, true, false]);
    expect(Math.min(ug.ranks.length, btech.ranks.length)).toBeGreaterThan(0);

    const answer = await world().call({ url: `/admission/rank/${ug.ranks[0]?.program_code}` });
    const { cycle, ranks } = answer.json<AnswerOf<'getProgramRanks'>>().data;
    const shown = ranks.filter(({ opening }) => opening !== null);
    expect(new Set(shown.map((group) => group.cycle === cycle))).toEqual(new Set([true, false]));
  });
});
