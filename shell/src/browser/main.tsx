import { authStore, browserApi, createQueryClient, fetchSitePages } from '@university/shared';
import { hydrate } from '@university/shared/query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../site/App';
import { createRoutes } from '../site/create-routes';
import { BOOT_ID, type BootData, ROOT_ID } from '../site/types';
import { BrowserModules } from './browser-modules';
import { followScroll } from './scroll';

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as BootData;
const root = document.getElementById(ROOT_ID) as HTMLElement;

const queryClient = createQueryClient({ api: browserApi, sitePages: fetchSitePages });
hydrate(queryClient, boot.queries);

const modules = new BrowserModules(boot);
const router = createBrowserRouter(
  createRoutes(boot, modules, () => ({ queryClient })),
  { hydrationData: { loaderData: boot.pageInfo } },
);

const firstKey = router.state.location.key;
router.subscribe(({ navigation, location }) => {
  if (navigation.state === 'loading') modules.leaveFirstPage();
  if (location.key !== firstKey) modules.firstPageLeft();
});
followScroll(router);

hydrateRoot(
  root,
  <App site={boot} modules={modules} queryClient={queryClient}>
    <RouterProvider router={router} />
  </App>,
  { onRecoverableError: (error) => console.warn('Hydration:', error) },
);
authStore.getState().restore();
