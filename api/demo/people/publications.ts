import { departmentTexts } from '../catalogue/departments';
import { split } from '../catalogue/prose';
import type { Random } from '../random';

/** The year of the first publication of a department; each next one comes out two years later. */
const FIRST_YEAR = 2016;

/** All of a department, newest first: those who wrote something together have the same line. */
function allOf(department: string): string[] {
  const texts = departmentTexts[department];
  if (!texts) return [];
  const venues = split(texts.venues);
  return split(texts.publications)
    .map((title, index) => {
      const end = title.endsWith('?') ? '' : '.';
      return `${title}${end} ${venues[index % venues.length]}, ${FIRST_YEAR + 2 * index}.`;
    })
    .reverse();
}

export function publicationsOf(random: Random, department: string, count: number): string[] {
  const all = allOf(department);
  const mine = new Set(random.sample(all, count));
  return all.filter((each) => mine.has(each));
}
