import type { LinkFault } from '@university/shared/contract';
import { inIndia } from '../list/cells';

const times = (count: number) => (count === 1 ? 'once' : `${inIndia(count)} times`);

export const texts = {
  more: (shown: number, total: number) => `The first ${inIndia(shown)} of ${inIndia(total)} are shown.`,
  kilobytes: (bytes: number) => `${inIndia(Math.ceil(bytes / 1_000))} kB`,
  columns: { what: 'What', detail: 'Details', actions: 'What you can do' },

  sections: {
    links: {
      title: 'Broken links',
      says: 'Readers who follow these links find nothing: correct the address, or take the link out.',
      fine: 'Every link that was looked at leads somewhere.',
    },
    reviews: {
      title: 'Pages to look through',
      says: 'The day for looking through these pages has come: check what they say and set the next day.',
      fine: 'No page is past its day.',
    },
    notFound: {
      title: 'Addresses that were not found',
      says: 'People asked for these addresses in vain: make a redirect to the page that they may have looked for.',
      fine: 'Nobody asked for an address in vain.',
    },
    searches: {
      title: 'Searches that found nothing',
      says: 'People looked for these words in vain: say what the site calls it, among the search words.',
      fine: 'No words were searched for in vain three times on a day.',
    },
    unfit: {
      title: 'Entries that are left out',
      says: 'These entries do not fit the rules of their kind, so readers do not see them: open them and mend what is marked.',
      fine: 'Every published entry is shown.',
    },
    hindi: {
      title: 'Not in Hindi',
      says: 'Texts of these entries are not in Hindi yet, or their English was changed since: open them and see to the part “Hindi”.',
      fine: 'Every text is in Hindi.',
    },
    papers: {
      title: 'PDFs that screen readers cannot read',
      says: 'Screen readers cannot tell headings and tables in these PDFs: save them again as “PDF with tags” (PDF/UA) and replace the file.',
      fine: 'Every paper that was looked into has tags.',
    },
    pictures: {
      title: 'Heavy pictures',
      says: 'These pictures take long on a slow phone: upload a smaller or calmer one and use it instead.',
      fine: 'No picture is heavier than 500 kB.',
    },
  },
  linksWaiting: (count: number) =>
    count === 1
      ? '1 address of another site waits for its first look.'
      : `${inIndia(count)} addresses of other sites wait for their first look.`,
  papersWaiting: (count: number) =>
    count === 1 ? '1 paper waits to be looked into.' : `${inIndia(count)} papers wait to be looked into.`,

  hindiMissing: (count: number, all: number) =>
    `${inIndia(count)} of ${inIndia(all)} ${all === 1 ? 'text' : 'texts'} not in Hindi.`,
  hindiOutdated: (count: number) =>
    count === 1 ? '1 text changed in English since.' : `${inIndia(count)} texts changed in English since.`,
  ofKind: (kind: string, count: number) => `${kind}: ${inIndia(count)}`,

  faults: {
    'nothing-there': 'The other site says that nothing is there.',
    'no-page': 'This site has no such page.',
    private: 'It leads into a private network, where readers cannot go.',
    unreachable: 'The other site could not be reached at two looks, a week apart.',
  } satisfies Record<LinkFault, string>,
  asked: (count: number, lastOn: string) => `Asked for ${times(count)}, last on ${lastOn}.`,
  searched: (count: number, lastOn: string) => `Searched for ${times(count)}, last on ${lastOn}.`,

  read: {
    says: 'Counted on the server without cookies, since 30 days, without anything about who reads. Programs and staff are left out.',
    days: 'Pages and papers that were read, by day',
    pages: 'Pages',
    papers: 'Papers',
    pagesTitle: 'Most read pages',
    papersTitle: 'Most opened papers',
    count: 'How often',
  },
} as const;
