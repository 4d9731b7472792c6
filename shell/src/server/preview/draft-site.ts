import { type SiteIdentity, identityScript } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import { createSite, type Site } from '../site';

/** Sites of drafts that are remembered: as many as editors look at in a while. */
const MOST = 4;

/**
 * Finds the site as a draft of what stands around every page makes it: name, look, menu, footer. The site itself where
 * the draft is about something else.
 */
export function draftSites(): (site: Site, identity: SiteIdentity) => Site {
  const known = new LRUCache<string, Site>({ max: MOST });
  return (site, identity) => {
    const said = identityScript(identity);
    if (said === identityScript(site.identity)) return site;
    const key = `${site.number} ${said}`;
    const found = known.get(key) ?? createSite(site.releases, site.surroundings, identity);
    known.set(key, found);
    return found;
  };
}
