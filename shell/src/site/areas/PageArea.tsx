import type { PageModule } from '@university/shared/remote';
import { memo, Suspense } from 'react';
import { Loading } from '../../layout/states/Loading';
import { RemoteArea } from './RemoteArea';

/** React renders this beside every long page, in case it is cut in two. The server never does that. */
const fallback = typeof document === 'undefined' ? null : <Loading />;

/** A remote's page. Memoised, below no state: an update from above before hydration would cost the server's HTML. */
export const PageArea = memo(function PageArea({ id }: { id: string }) {
  return (
    <Suspense fallback={fallback}>
      <RemoteArea id={id}>
        {(module) => {
          const Page = (module as PageModule).default;
          return <Page />;
        }}
      </RemoteArea>
    </Suspense>
  );
});
