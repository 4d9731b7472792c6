import { Island, IslandCode, LeaveWatch, whenOnline } from '@university/shared/island';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';

/** The page is read before it is used: all of its code waits, so that the first view costs next to nothing. */
const code = new IslandCode(() => import('./Content'), { until: 'touched' });

/** Made once: an update before the browser takes it over would cost the server's HTML. */
const home = (
  <>
    <LeaveWatch code={code} />
    <Island code={code} attributes={{ 'data-deferred': '' }} onStanding={whenOnline}>
      {({ default: Content }) => <Content />}
    </Island>
  </>
);

export default function Home() {
  return home;
}

export async function loader(args: LoaderArgs): Promise<PageInfo | undefined> {
  return (await code.load()).loader(args);
}
