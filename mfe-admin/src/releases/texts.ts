import { inIndia } from '../list/cells';

export const texts = {
  lead: 'Which release of each part of the site is in use, how it fares, and what went wrong with it. The page keeps itself up to date.',
  shell: 'Shell',

  canary: (version: string, audience: 'staff' | number) =>
    `${version}, given to ${audience === 'staff' ? 'staff' : `${audience} visitors in a hundred`}`,
  problem: (problem: string) => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`,

  out: {
    forGood: 'It is not tried again unless you use it again here.',
    explained: (version: string) =>
      `${version} is used again at once where it is still the newest in its place. If it does the same again, it is taken out once more, for longer.`,
  },

  errors: {
    title: 'Errors',
    columns: { what: 'Error', pages: 'Page', version: 'Release', count: 'How often', last: 'Last seen' },
    where: { browser: 'In browsers', hydration: 'While a page came to life', server: 'On the server' },
    senders: (count: number) => (count === 1 ? 'from 1 network' : `from ${inIndia(count)} networks`),
    unmapped: 'Without a source map of this release, these are places in the built files.',
  },

  journal: {
    title: 'Journal',
    columns: { version: 'Release', number: 'Number', from: 'From', until: 'Until', end: 'What happened' },
    ends: {
      replaced: 'Replaced',
      withdrawn: 'Withdrawn by its team',
      'taken-out': 'Taken out of use',
      gone: 'Went away',
    },
  },
} as const;
