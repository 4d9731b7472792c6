import type { SitePage } from '@university/shared';

/** Pages that help most people on, in this order. */
const HELPFUL = ['/courses', '/academics/faculty', '/notices', '/admission', '/'];

const MOST = 4;

export type WayOn = Pick<SitePage, 'path' | 'title'>;

/** Where somebody may go who found nothing: those of the helpful pages that the site has. */
export function waysOn(pages: readonly SitePage[]): WayOn[] {
  return HELPFUL.flatMap((path) => {
    const page = pages.find((each) => each.path === path);
    return page ? [{ path, title: page.title }] : [];
  }).slice(0, MOST);
}
