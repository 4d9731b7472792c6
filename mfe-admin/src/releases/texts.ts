import { inIndia } from '../list/cells';

export const texts = {
  title: 'Releases',
  lead: 'Which release of each part of the site is in use, how it fares, and what went wrong with it. The page keeps itself up to date.',
  failed: 'The releases could not be loaded.',
  empty: 'The site has no remotes.',
  none: 'No release is in use.',
  shell: 'Shell',
  shellText: 'The frame around all pages: header, menu, footer.',

  facts: {
    version: 'Release in use',
    number: 'Number',
    since: 'In use since',
    released: 'Released',
    health: 'Its place',
    canary: 'Tried by some',
  },
  answers: 'Answers',
  silent: 'Does not answer',
  canary: (version: string, audience: 'staff' | number) =>
    `${version}, given to ${audience === 'staff' ? 'staff' : `${audience} visitors in a hundred`}`,
  problem: (problem: string) => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`,

  out: {
    title: 'Taken out of use',
    at: (at: string) => `Taken out on ${at}`,
    until: (at: string) => `It is tried again on ${at}.`,
    forGood: 'It is not tried again unless you use it again here.',
    again: 'Use again',
    againOf: (version: string) => `Use again: ${version}`,
    confirm: (remote: string) => `Use the release of ${remote} again?`,
    explained: (version: string) =>
      `${version} is used again at once where it is still the newest in its place. If it does the same again, it is taken out once more, for longer.`,
    done: 'It may be used again.',
  },

  errors: {
    title: 'Errors',
    none: 'No errors were seen since the server started.',
    columns: { what: 'Error', pages: 'Page', version: 'Release', count: 'How often', last: 'Last seen' },
    where: { browser: 'In browsers', hydration: 'While a page came to life', server: 'On the server' },
    other: 'Another release',
    unknown: 'Not known',
    senders: (count: number) => (count === 1 ? 'from 1 network' : `from ${inIndia(count)} networks`),
    since: (at: string) => `first ${at}`,
    stack: 'Where in the code',
    noStack: 'The report names no place in the code.',
    stackFailed: 'The place could not be looked up.',
    unmapped: 'Without a source map of this release, these are places in the built files.',
  },

  journal: {
    title: 'Journal',
    none: 'Nothing was in use yet.',
    columns: { version: 'Release', number: 'Number', from: 'From', until: 'Until', end: 'What happened' },
    now: 'Now',
    noNumber: 'None',
    browserOnly: 'in browsers alone',
    ends: {
      replaced: 'Replaced',
      withdrawn: 'Withdrawn by its team',
      'taken-out': 'Taken out of use',
      gone: 'Went away',
    },
    inUse: 'In use',
  },
} as const;
