import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Deferred } from './deferred/Deferred';
import { DeferredCode } from './deferred/DeferredCode';

/** The page is read before it is used: all of its code waits, so that the first view costs next to nothing. */
const content = new DeferredCode(() => import('./Content'));

export default function Home() {
  return <Deferred code={content} />;
}

export async function loader(args: LoaderArgs): Promise<PageInfo | undefined> {
  return (await content.load()).loader(args);
}
