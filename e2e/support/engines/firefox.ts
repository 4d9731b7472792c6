import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { EngineKind } from './engine';

const PATH = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
  (path) => existsSync(path),
);

/** Milliseconds. */
const TIMEOUT = 30_000;

export const FIREFOX: EngineKind = {
  name: 'Firefox',
  lacks: () => (PATH ? undefined : 'Firefox is not installed (Debian: firefox-esr)'),
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: PATH ?? '', headless: true });
    const page = await browser.newPage();
    const found = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(TIMEOUT);
    return {
      open: async (url) => void (await page.goto(url)),
      press: (xpath) => found(xpath).click(),
      type: (xpath, text) => found(xpath).fill(text),
      async choose(xpath, label) {
        const list = await found(xpath).waitHandle();
        await list.type(label);
      },
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};
