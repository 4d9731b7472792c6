import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Browsers that a machine may have already. */
const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => INSTALLED.find((path) => path && existsSync(path));

/** The browser that all tests use: the one in CHROME_PATH, else the one that npm brought, so that they are the same everywhere. */
export async function browserPath(): Promise<string> {
  const own = process.env.CHROME_PATH;
  return own && existsSync(own) ? own : chromium.executablePath();
}

/** Another one that a machine has, which is newer. */
export async function otherBrowserPath(): Promise<string | undefined> {
  const other = installed();
  return other === (await browserPath()) ? undefined : other;
}

export const BROWSER_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // On a machine that is busy it ends what draws pages, and some are never drawn again.
  '--disable-gpu-watchdog',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
