import type { ListedProgram } from '../api/programs';
import { type Level, levelOf } from '../levels';

/** What people narrow the list by. It lives in the address, so that a list can be sent to somebody. */
export interface Filter {
  q: string;
  level: Level | undefined;
}

export function filterOf(params: URLSearchParams): Filter {
  return { q: params.get('q') ?? '', level: levelOf(params.get('level')) };
}

/** `B.Tech.` and `btech` are the same word. */
const fold = (words: string) => words.toLowerCase().replaceAll('.', '');

/** The programmes of the level that hold every word in code, name or department. */
export function narrow(programs: readonly ListedProgram[], { q, level }: Filter): ListedProgram[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return programs.filter((program) => {
    if (level && program.programLevel !== level.id) return false;
    const held = fold(`${program.code} ${program.name} ${program.department}`);
    return words.every((word) => held.includes(word));
  });
}
