import type { Translated } from './translated';

const english = { title: 'Home', of: (count: number) => `${count} seats`, steps: ['One', 'Two'], level: 1 } as const;

test('a translation has the same names and other words', () => {
  const hindi: Translated<typeof english> = {
    title: 'मुख्य पृष्ठ',
    of: (count) => `${count} सीटें`,
    steps: ['एक', 'दो'],
    level: 1,
  };
  expect([hindi.title, hindi.of(3), hindi.steps.length]).toEqual(['मुख्य पृष्ठ', '3 सीटें', 2]);
});

test('a text that is missing does not compile', () => {
  // @ts-expect-error `of`, `steps` and `level` are missing
  const hindi: Translated<typeof english> = { title: 'मुख्य पृष्ठ' };
  expect(hindi.title).toBeTruthy();
});
