import type { LoaderArgs } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { prepareSchedule } from '../rounds/schedule';
import { bulletin } from './content/bulletin';
import { guidelines } from './content/guidelines';
import { overview } from './content/overview';
import { process } from './content/process';
import { refundPolicy } from './content/refund-policy';
import { GuideArticle, type GuideContent } from './GuideArticle';

/** By address; routes.ts has the same ones. */
export const GUIDES: Readonly<Record<string, GuideContent>> = {
  '/admission': overview,
  '/admission/guidelines': guidelines,
  '/admission/refund-policy': refundPolicy,
  '/admission/process-and-guidelines': process,
  '/admission/information-bulletin': bulletin,
};

export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await prepareSchedule(queryClient);
}

/** Stands at every address of a guide. */
export default function Guide() {
  const { pathname } = useLocation();
  return <GuideArticle content={GUIDES[pathname] ?? overview} />;
}
