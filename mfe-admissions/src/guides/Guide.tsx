import type { LoaderArgs } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { prepareApplications, prepareFees } from '../fees/queries';
import { prepareSchedule } from '../rounds/schedule';
import { bulletin } from './content/bulletin';
import { guidelines } from './content/guidelines';
import { overview } from './content/overview';
import { process } from './content/process';
import { refundPolicy } from './content/refund-policy';
import { GuideArticle, type GuideContent, type Read } from './GuideArticle';

/** By address; routes.ts has the same ones. */
export const GUIDES: Readonly<Record<string, GuideContent>> = {
  '/admission': overview,
  '/admission/guidelines': guidelines,
  '/admission/refund-policy': refundPolicy,
  '/admission/process-and-guidelines': process,
  '/admission/information-bulletin': bulletin,
};

const PREPARE: Readonly<Record<Read, (queryClient: LoaderArgs['queryClient']) => Promise<void>>> = {
  schedule: prepareSchedule,
  fees: prepareFees,
  applications: prepareApplications,
};

export async function loader({ url, queryClient }: LoaderArgs): Promise<undefined> {
  const { reads = [] } = GUIDES[url.pathname] ?? overview;
  await Promise.all(reads.map((read) => PREPARE[read](queryClient)));
}

/** Stands at every address of a guide. */
export default function Guide() {
  const { pathname } = useLocation();
  return <GuideArticle content={GUIDES[pathname] ?? overview} />;
}
