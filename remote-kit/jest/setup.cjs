globalThis.siteIdentity = require('@university/shared/testing/identity').exampleSite;
const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

// Only what never comes takes so long: the first import of a page may, on a busy machine, take five seconds.
configure({ asyncUtilTimeout: 30_000 });

if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};
