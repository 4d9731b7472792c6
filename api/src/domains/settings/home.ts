import type { DocumentData, HomeBlock } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { readCatalogue } from '../catalogue/snapshot';

type Home = DocumentData<'home'>;

/** What belongs to one part of the page alone, as it is where the part is not shown. */
const WITHOUT: { readonly [B in HomeBlock]?: Partial<Home> } = {
  hero: { lead: null, drawings: { lathe: false, loom: false, circuit: false } },
  achievements: { achievementsLead: null, achievements: [] },
  messages: { messages: [] },
  campuses: { campusesLead: null },
  partners: { partnersLead: null, partners: [], partnersPage: null },
  socials: { socialsLead: null },
};

/** The home page as visitors see it. */
export async function shownHome(services: Services, home: Home | null) {
  if (!home) return null;
  const blocks = home.blocks.filter(({ isShown }) => isShown).map(({ block, title }) => ({ block, title }));
  const isShown = (name: string) => blocks.some(({ block }) => block === name);
  const hidden = Object.entries(WITHOUT).filter(([name]) => !isShown(name));
  const shown: Home = Object.assign({}, home, ...hidden.map(([, without]) => without));
  const { pictures } = await readCatalogue(services);
  const achievements = shown.achievements.map(({ pictureId, ...words }) => ({
    ...words,
    picture: pictures.get(pictureId ?? '') ?? null,
  }));
  return { ...shown, blocks, achievements };
}
