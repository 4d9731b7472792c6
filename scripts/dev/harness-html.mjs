import { PAGE_SCRIPT_TAG } from './page.mjs';

/** The page of a remote by itself. `api` is the address of a real API; without one, answers are made up. */
export const harnessHtml = (name, api) => `<!doctype html>
<html lang="en" data-answers="${api ? 'real' : 'example'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>
<link rel="icon" href="data:,">${PAGE_SCRIPT_TAG}<script defer src="/main.js"></script></head>
<body><div id="root"></div></body></html>
`;
