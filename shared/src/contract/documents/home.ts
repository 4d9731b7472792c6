import { z } from 'zod';
import { choice, line, optionalLine, optionalReference, optionalSitePath, rows, sitePath, yesNo } from './fields';

/** Parts of the home page, in the order of a site that has said nothing of it. */
export const HOME_BLOCKS = [
  'hero',
  'admission',
  'announcements',
  'bulletin',
  'study',
  'achievements',
  'news',
  'events',
  'campuses',
  'messages',
  'partners',
  'socials',
] as const;

export type HomeBlock = (typeof HOME_BLOCKS)[number];

const blockRow = z.object({
  block: choice('Part', HOME_BLOCKS),
  isShown: yesNo('Shown'),
  title: optionalLine('Title of its own', 120, {
    hint: 'In place of the usual one. The banner and Admission now have none.',
  }),
});

/** Which parts the page has, from top to bottom; one that is not named is not shown. */
const blocks = z
  .array(blockRow)
  .max(HOME_BLOCKS.length, `Give at most ${HOME_BLOCKS.length} rows`)
  .superRefine((given, context) => {
    for (const [index, { block }] of given.entries()) {
      const message = problemOf(given, index, block);
      if (message) context.addIssue({ code: 'custom', path: [index, 'block'], message });
    }
  })
  .default(HOME_BLOCKS.map((block) => ({ block, isShown: true, title: null })))
  .meta({
    title: 'Parts of the page',
    hint: 'From top to bottom. A part without anything to show is left out by itself, with its heading.',
  });

/** What is wrong with a part where it stands. */
function problemOf(given: readonly { block: HomeBlock }[], index: number, block: HomeBlock): string | undefined {
  if (given.findIndex((each) => each.block === block) < index) return 'This part stands above already';
  if (block === 'hero' && index > 0) return 'The banner stands first: it has the heading of the page';
}

/** Drawings that the site has for the banner of the home page. */
const drawings = z
  .object({ lathe: yesNo('A lathe'), loom: yesNo('A loom'), circuit: yesNo('A circuit board') })
  .meta({ title: 'Drawings in the banner', hint: 'None: the banner has its pattern alone.' });

/** What stands on the home page beside what is published elsewhere. A part that is empty is not shown. */
export const homeData = z.object({
  blocks,
  lead: optionalLine('Below the tagline', 300),
  drawings,
  achievementsLead: optionalLine('Above the achievements', 200),
  achievements: rows(
    'Recent achievements',
    z.object({
      title: line('Title', 120),
      text: line('What it was', 400),
      pictureId: optionalReference('Picture', 'media'),
    }),
    10,
  ),
  messages: rows(
    'Messages',
    z.object({
      role: line('Whose', 80, { hint: 'The office, not the person: The Chancellor.' }),
      words: line('The heart of the message', 600),
      link: line('Words of the link', 80),
      to: sitePath('Page of the whole message'),
    }),
    4,
  ),
  campusesLead: optionalLine('Above the campuses', 200),
  partnersLead: optionalLine('Above the partners', 200),
  partners: rows(
    'Partners',
    z.object({
      name: line('Name', 80),
      field: line('Field', 80),
      mark: optionalLine('Mark', 600, {
        hint: 'Path of an outline in a square of 48 units.',
        isTranslated: false,
      }).refine(
        (path) => path === null || /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]+$/.test(path),
        'Use the commands and numbers of an SVG path',
      ),
    }),
    24,
  ),
  partnersPage: optionalSitePath('Page of all partners', { hint: 'As in /academics/collaboration. Empty: no link.' }),
  socialsLead: optionalLine('Above the social networks', 200),
});
