globalThis.siteIdentity = require('@university/shared/testing/identity').exampleSite;
const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

// A busy machine is no failure: what is awaited may take a while.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so it scrolls nothing.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};
