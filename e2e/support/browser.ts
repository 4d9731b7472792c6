import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser in CHROME_PATH, else the one that npm brought. */
export async function browserPath(): Promise<string> {
  const own = process.env.CHROME_PATH;
  return own && existsSync(own) ? own : chromium.executablePath();
}

export async function otherBrowserPath(): Promise<string | undefined> {
  const other = INSTALLED.find((path) => path && existsSync(path));
  return other === (await browserPath()) ? undefined : other;
}

export const BROWSER_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // On a busy machine the watchdog kills the GPU process, and some pages are never drawn again.
  '--disable-gpu-watchdog',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
