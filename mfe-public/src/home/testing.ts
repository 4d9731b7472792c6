import type { Notice, NoticeSection } from '@university/shared/contract';
import { HOME_BLOCKS } from '@university/shared/contract';
import type { Achievement, BlockProps, HomeWords } from './queries';

export const NOTICE = {
  _id: 'n1',
  fileName: 'Convocation: registration opens',
  fileLink: '/api/v1/notice/n1/file',
  size: 120_400,
  publishAt: '2025-08-14T20:00:00.000Z',
  summary: 'Graduates register online.',
  section: 'announcements',
} satisfies Partial<Notice> & { section: NoticeSection };

export const answerNotices = (notices: readonly object[]) => ({ status: 'success', data: { notices } });

export const anAchievement = (title: string): Achievement => ({
  title,
  text: `What ${title} was.`,
  picture: {
    alt: `Drawing: ${title}`,
    credit: null,
    width: 1600,
    height: 900,
    colour: '#112233',
    focal_x: 0.5,
    focal_y: 0.5,
    base: `/api/v1/media/${title}`,
    widths: [320, 640],
  },
});

export const WORDS: HomeWords = {
  blocks: HOME_BLOCKS.map((block) => ({ block, title: block === 'messages' ? 'From the Dean' : null })),
  lead: 'We weave.',
  heroPicture: null,
  drawings: { lathe: false, loom: true, circuit: true },
  achievementsLead: 'Woven this year.',
  achievements: ['Carpet', 'Sail', 'Rope'].map(anAchievement),
  messages: [
    {
      role: 'The Dean',
      name: null,
      picture: null,
      words: 'Come and weave.',
      link: 'Read all of it',
      to: '/about-us/dean',
    },
  ],
  peopleLead: 'Hands at the loom.',
  peoplePicture: anAchievement('Loom').picture,
  campusesLead: 'Looms by the sea.',
  partnersLead: 'They buy our sails.',
  partners: [
    { name: 'Port Weavers', field: 'Weaving', mark: 'M8 8h32v32H8Z' },
    { name: 'Port Ropes', field: 'Ropes', mark: null },
  ],
  partnersPage: '/partners',
  socialsLead: 'See our looms.',
};

export const answerWords = (home: HomeWords | null) => ({ status: 'success', data: { home } });

export const given = (said: Partial<HomeWords> = {}): BlockProps => ({ title: null, words: { ...WORDS, ...said } });
