import { type ComponentType, lazy, Suspense, use } from 'react';
import { KeptPartsContext } from '../site/kept-parts-context';
import { partsWanted } from '../site/parts-wanted';

export type Parts = typeof import('./late-parts');

/** The server's HTML as it stands, where the code does not come: React leaves the nodes of an element with foreign HTML alone. */
const Kept = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React away from the nodes that are there
  <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);

/** The code of all parts. Rejects when it cannot be had; asking again tries again. */
export const loadParts = (): Promise<Parts> => import('./late-parts');

/**
 * A part of the layout that works as plain HTML. It is in the page at once; its code comes when somebody moves,
 * so that it costs nothing while the page is being opened.
 */
function late(name: keyof Parts): ComponentType {
  const Part = lazy<ComponentType>(async () => {
    await partsWanted;
    try {
      const { [name]: Ready } = await loadParts();
      return {
        default: () => (
          <div>
            <Ready />
          </div>
        ),
      };
    } catch {
      return { default: Kept };
    }
  });
  return () => {
    const { [name]: kept } = use(KeptPartsContext);
    return (
      <Suspense fallback={null}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, for an earlier page */}
        {kept === undefined ? <Part /> : <div dangerouslySetInnerHTML={{ __html: kept }} />}
      </Suspense>
    );
  };
}

export const Alerts = late('SiteAlerts');
export const Utilities = late('UtilityBar');
export const Menus = late('Navigation');
export const Trail = late('Breadcrumbs');
export const Foot = late('Footer');
export const Effects = late('RouteEffects');
