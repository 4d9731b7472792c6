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

/** The browser that tests use: an installed one, else the one that npm brought. */
export async function browserPath(): Promise<string> {
  return INSTALLED.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}

export const BROWSER_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
