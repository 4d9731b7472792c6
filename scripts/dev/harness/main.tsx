import { authStore, browserApi, createQueryClient } from '@university/shared';
import { QueryClientProvider } from '@university/shared/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { globalCss } from '../../../shell/src/layout/look/global-css';
import { Toasts } from '../../../shell/src/layout/messages/Toasts';
import { harnessRoutes, sitePages } from './routes';

if (document.documentElement.dataset.answers === 'example') {
  const { startAnswering } = await import('./example-answers');
  await startAnswering();
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
