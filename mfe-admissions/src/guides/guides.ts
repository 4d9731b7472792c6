import { bulletin } from './content/bulletin';
import { guidelines } from './content/guidelines';
import { overview } from './content/overview';
import { process } from './content/process';
import { refundPolicy } from './content/refund-policy';
import type { GuideContent } from './guide';
import { guideRoutes, type GuideId } from './guide-routes';

const GUIDES: Record<GuideId, GuideContent> = {
  'mfe-admissions:overview': overview,
  'mfe-admissions:guidelines': guidelines,
  'mfe-admissions:refund-policy': refundPolicy,
  'mfe-admissions:process': process,
  'mfe-admissions:information-bulletin': bulletin,
};

/** The content at an address of guide-routes.ts. */
export function guideAt(pathname: string): GuideContent {
  const route = guideRoutes.find(({ path }) => path === pathname) ?? guideRoutes[0];
  return GUIDES[route.id];
}
