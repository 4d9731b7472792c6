import { z } from 'zod';
import { choice, line, optionalAddress, requiredAddress, rows, whole } from './fields';

/** What the site can add below an entry by itself. */
export const MENU_ADDITIONS = ['nothing', 'zones', 'portals'] as const;

/** Entries of the menu stand below each other in at most so many levels. */
export const MENU_LEVELS = 3;

const menuEntry = z.object({
  label: line('Words', 60),
  level: whole('Level', 1, MENU_LEVELS, {
    hint: '1 stands in the bar, 2 below the entry before it of level 1, and so on.',
  }),
  to: optionalAddress('Leads to', {
    hint: 'A page as in /academics/history, or https://… Empty: it only holds others.',
  }),
  adds: choice('The site adds below it', MENU_ADDITIONS),
});

export type MenuEntry = z.output<typeof menuEntry>;

/** What is wrong with an entry where it stands; by field. */
function problemAt(entries: readonly MenuEntry[], index: number): ['level' | 'to', string] | undefined {
  const { level, to, adds } = entries[index] as MenuEntry;
  const before = entries[index - 1]?.level ?? 0;
  if (level > before + 1)
    return ['level', before === 0 ? 'Begin with an entry of level 1' : `At most ${before + 1} here`];
  const holds = adds !== 'nothing' || (entries[index + 1]?.level ?? 0) > level;
  if (holds && to) return ['to', 'An entry that holds others leads nowhere itself. Put the page below it'];
  if (!holds && !to) return ['to', 'Say where it leads, or put entries below it'];
}

/** The menu of every page: one row an entry, in order. */
export const menuFields = z.object({ entries: rows('Entries', menuEntry, 150, { depthIn: 'level' }) });

/** The same with rows that make a tree. */
export const menuData = menuFields.superRefine(({ entries }, context) => {
  for (const index of entries.keys()) {
    const [field, message] = problemAt(entries, index) ?? [];
    if (field) context.addIssue({ code: 'custom', path: ['entries', index, field], message });
  }
});

const linkRow = z.object({ label: line('Words', 60), to: requiredAddress('Leads to') });

/** The lists of links at the foot of every page. */
export const footerData = z.object({
  quickTitle: line('Title of the first list', 40),
  quick: rows('First list', linkRow, 12),
  exploreTitle: line('Title of the second list', 40),
  explore: rows('Second list', linkRow, 12),
  policies: rows('Below: policies', linkRow, 16, {
    hint: 'A page of the site stands here from the day on which it is there.',
  }),
});

export type Menu = z.output<typeof menuData>;
export type Footer = z.output<typeof footerData>;
