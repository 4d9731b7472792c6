import { Island, IslandCode } from '@university/shared/island';
import { type ComponentType, createContext, memo, use } from 'react';

export type LayoutParts = typeof import('./islands-code');

/** HTML of islands of the layout, by name, that the server rendered for an earlier page and that is right for this one. */
export const CachedHtmlContext = createContext<Readonly<Record<string, string>>>({});

/** What works as plain HTML costs nothing while the page is being opened: its code comes when somebody uses the page. */
const code = new IslandCode<LayoutParts>(() => import('./islands-code'), { until: 'touched' });

/** The code of all islands of the layout. Rejects when it cannot be had; asking again tries again. */
export const loadLayout = () => code.load();

/** Memoised: what stands around it updates before the browser takes it over. */
const island = (name: keyof LayoutParts): ComponentType =>
  memo(() => (
    <Island code={code} html={use(CachedHtmlContext)[name]}>
      {({ [name]: Part }) => <Part />}
    </Island>
  ));

export const Alerts = island('SiteAlerts');
export const Utilities = island('UtilityBar');
export const Menus = island('Navigation');
export const Trail = island('Breadcrumbs');
export const Foot = island('Footer');
export const Effects = island('RouteEffects');
