import { createHash } from 'node:crypto';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds an empty style element in the browser and fills it by script. */
const EMPTY_STYLE = sha256('');

/** The policy of a page that has one more style of its own. */
export const withStyle = (policy: string, css: string): string =>
  policy.replace('style-src ', `style-src ${sha256(css)} `);

/**
 * The policy of a page: scripts and style sheets from the site and the remotes' servers only, nothing inline but the page's
 * own styles. Hashes, not nonces, so that the same page can be cached.
 */
export function contentSecurityPolicy(styles: readonly string[], remoteOrigins: readonly string[]): string {
  const origins = remoteOrigins.join(' ');
  return Object.entries({
    'default-src': `'self'`,
    ...(origins && withRemotesElsewhere(origins)),
    'style-src': `'self' ${EMPTY_STYLE} ${[...styles.map(sha256), ...remoteOrigins].join(' ')}`,
    'img-src': `'self' data: ${origins}`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  })
    .map(([directive, value]) => `${directive} ${value.trim()}`)
    .join('; ');
}

/** What `default-src` says of scripts, calls and workers is all there is to say where every remote is on this site. */
const withRemotesElsewhere = (origins: string) => ({
  'script-src': `'self' ${origins}`,
  'connect-src': `'self' ${origins}`,
  // Workers would follow scripts.
  'worker-src': `'self'`,
});
