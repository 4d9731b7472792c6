export { endWith, say, watchBuilds } from './builds.mjs';
export { federatedConfigs, outOf } from './configs.mjs';
export { PAGE_SCRIPT_TAG, servePage } from './page.mjs';
export { typeChecks } from './types.mjs';
