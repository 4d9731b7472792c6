import { Island, IslandCode } from '@university/shared/island';
import type { OpenSlotProps } from '@university/shared';
import { type ComponentType, createContext, memo, use } from 'react';
import { SiteContext } from '../site/contexts';

type Code = typeof import('./islands-code');

export type LayoutParts = Omit<Code, 'FilledSlot' | 'findNearPages' | 'followMoved' | 'prepareFillings' | 'whenSeen'>;

/** Cached HTML of layout islands; server only. */
export const CachedHtmlContext = createContext<Readonly<Record<string, string>>>({});

/** Plain HTML works without this code until the page is used. */
const code = new IslandCode<Code>(() => import('./islands-code'), { until: 'touched' });

/** A failed load is retried by the next call. */
export const loadLayout = () => code.load();

/** Memoised: parents update before hydration. */
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

/** `gives` as JSON, so that equal values do not re-render. */
export function Fillings({ name, gives }: OpenSlotProps) {
  return use(SiteContext).opened?.[name] && <FillingsIsland name={name} given={JSON.stringify(gives)} />;
}

const FillingsIsland = memo(({ name, given }: { name: string; given: string }) => (
  <Island code={code}>{({ FilledSlot }) => <FilledSlot name={name} given={given} />}</Island>
));
