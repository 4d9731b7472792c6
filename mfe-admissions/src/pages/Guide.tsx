import type { LoaderArgs } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { prepareSchedule } from '../api/schedule';
import { GuideArticle } from '../guides/GuideArticle';
import { guideAt } from '../guides/guides';

export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await prepareSchedule(queryClient);
}

/** Stands at every address of guide-routes.ts. */
export default function Guide() {
  const { pathname } = useLocation();
  return <GuideArticle content={guideAt(pathname)} />;
}
