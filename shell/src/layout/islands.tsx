import { Island, IslandCode } from '@university/shared/island';
import type { OpenSlotProps } from '@university/shared';
import { type ComponentType, createContext, memo, use } from 'react';
import { SiteContext } from '../site/contexts';

type Code = typeof import('./islands-code');

export type LayoutParts = Omit<Code, 'FilledSlot' | 'findNearPages' | 'followMoved' | 'prepareFillings' | 'whenSeen'>;

/** HTML of islands of the layout, by name, that the server rendered for an earlier page and that is right for this one. */
export const CachedHtmlContext = createContext<Readonly<Record<string, string>>>({});

/** What works as plain HTML costs nothing while the page is being opened: its code comes when somebody uses the page. */
const code = new IslandCode<Code>(() => import('./islands-code'), { until: 'touched' });

/** The code of all islands of the layout. Rejects when it cannot be had; asking again tries again. */
export const loadLayout = () => code.load();

/** Memoised: what is around it updates before the browser takes it over. */
const island = (name: keyof LayoutParts): ComponentType =>
  memo(() => (
    <Island code={code} html={use(CachedHtmlContext)[name]}>
      {({ [name]: Part }) => <Part />}
    </Island>
  ));

export const DemonstrationDay = island('Demonstration');
export const Alerts = island('SiteAlerts');
export const Utilities = island('UtilityBar');
export const Menus = island('Navigation');
export const Trail = island('Breadcrumbs');
export const Foot = island('Footer');
export const HelpBelow = island('HelpBelow');
export const MissingPage = island('MissingPage');
export const Effects = island('RouteEffects');

/** What fills a slot on a page; no element where nobody does. What is handed over travels as JSON, which is equal where it says the same. */
export function Fillings({ name, gives }: OpenSlotProps) {
  return use(SiteContext).opened?.[name] && <FillingsIsland name={name} given={JSON.stringify(gives)} />;
}

const FillingsIsland = memo(({ name, given }: { name: string; given: string }) => (
  <Island code={code}>{({ FilledSlot }) => <FilledSlot name={name} given={given} />}</Island>
));
