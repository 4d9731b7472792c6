/**
 * Loader for components: a module that exports something beside components, as pages do with their `loader`, is no
 * boundary for Fast Refresh, and a change of it would reload the whole page. This makes it one. The router keeps the
 * `loader` it has; so a change of that still reloads.
 */
const { join } = require('node:path');

const PAGE_LOADER = /^export (?:async )?(?:function|const) loader\b/m;
const REFRESH = join(__dirname, '../client/refresh-soon.js');

module.exports = function pageBoundary(source) {
  if (!PAGE_LOADER.test(source)) return source;
  return `${source}
import { refreshSoon as __refreshSoon } from ${JSON.stringify(REFRESH)};
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  if (data && data.loader !== String(loader)) location.reload();
  else if (data) __refreshSoon();
  import.meta.webpackHot.dispose((kept) => { kept.loader = String(loader); });
  import.meta.webpackHot.accept();
}
`;
};
