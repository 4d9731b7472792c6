globalThis.siteIdentity = require('@university/shared/testing/identity').exampleSite;
const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

configure({ asyncUtilTimeout: 5000 });

if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};
