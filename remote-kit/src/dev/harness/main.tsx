import { authStore, browserApi, createQueryClient } from '@university/shared';
import { globalCss } from '@university/shared/look';
import { QueryClientProvider } from '@university/shared/query';
import { exampleHandlers } from '@university/shared/testing/tools';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { mood } from './mood';
import { harnessRoutes, sitePages } from './routes';
import { Toasts } from './Toasts';

if (document.documentElement.dataset.answers === 'example') {
  const { setupWorker } = await import('msw/browser');
  await setupWorker(...exampleHandlers(mood)).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
authStore.getState().restore();

const queryClient = createQueryClient({ api: browserApi, sitePages: async () => sitePages });
const router = createBrowserRouter(harnessRoutes(queryClient));

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <style>{globalCss}</style>
    <RouterProvider router={router} />
    <Toasts />
  </QueryClientProvider>,
);
