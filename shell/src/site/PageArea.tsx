import type { PageModule } from '@university/shared/remote';
import { memo, Suspense } from 'react';
import { Loading } from '../layout/Loading';
import { RemoteArea } from './RemoteArea';

/** A remote's page. Memoised, below no state: an update from above before hydration would cost the server's HTML. */
export const PageArea = memo(function PageArea({ id }: { id: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <RemoteArea id={id}>
        {(module) => {
          const Page = (module as PageModule).default;
          return <Page />;
        }}
      </RemoteArea>
    </Suspense>
  );
});
