import { trailTo } from '../../layout/navigation/trail';
import { texts } from '../../layout/texts';

/**
 * The trail that stands on the page, as schema.org's BreadcrumbList. Steps without a page of their own are left out.
 * Source of what must be in it: developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(publicUrl: string, pathname: string, name: string, status: number): object[] {
  if (pathname === '/' || status !== 200) return [];
  const above = [{ label: texts.home, to: '/' }, ...trailTo(pathname)].flatMap(({ label, to }) =>
    to?.startsWith('/') ? [{ name: label, item: publicUrl + to }] : [],
  );
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, { name, item: publicUrl + pathname }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}
