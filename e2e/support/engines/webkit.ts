import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../ports';
import type { Engine, EngineKind } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** It has no mode without a screen. */
const SCREEN = '/usr/bin/xvfb-run';

/** Milliseconds until an element has to be there, and between two looks. */
const PATIENCE = 30_000;
const PAUSE = 100;

/** The key of an element's id in answers. Source: WebDriver, section 12.1. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Does something as soon as it can be done. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause();
    }
  }
}

/** A session of a driver, by the commands of WebDriver that are needed here. */
class Session implements Engine {
  private constructor(
    private readonly address: string,
    private readonly driver: ChildProcess,
  ) {}

  static async start(): Promise<Session> {
    const port = await freePort();
    const driver = spawn(SCREEN, ['-a', DRIVER, '--host=127.0.0.1', `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
    });
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
    const base = `http://127.0.0.1:${port}/session`;
    const { sessionId } = (await patiently(() => command('POST', base, { capabilities }))) as { sessionId: string };
    return new Session(`${base}/${sessionId}`, driver);
  }

  async open(url: string): Promise<void> {
    await this.send('url', { url });
  }

  press(xpath: string): Promise<void> {
    return patiently(async () => void (await this.send(`element/${await this.inSight(xpath)}/click`, {})));
  }

  async choose(xpath: string, label: string): Promise<void> {
    await this.send(`element/${await patiently(() => this.inSight(xpath))}/value`, { text: label });
  }

  async type(xpath: string, text: string): Promise<void> {
    const id = await patiently(() => this.inSight(xpath));
    await this.send(`element/${id}/clear`, {});
    await this.send(`element/${id}/value`, { text });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.send('execute/sync', { script: `return (${expression});`, args: [] });
  }

  async close(): Promise<void> {
    await command('DELETE', this.address);
    if (this.driver.pid) process.kill(-this.driver.pid);
  }

  /** The id of the first element that is shown, which is brought to the middle of the screen: this driver does not scroll. */
  private async inSight(xpath: string): Promise<string> {
    const found = (await this.send('elements', { using: 'xpath', value: xpath })) as Record<string, string>[];
    for (const element of found) {
      const { [ELEMENT]: id = '' } = element;
      if (!(await command('GET', `${this.address}/element/${id}/displayed`))) continue;
      const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await this.send('execute/sync', { script, args: [element] });
      return id;
    }
    throw new Error(`Nothing on screen is ${xpath}`);
  }

  private send(path: string, body: object): Promise<unknown> {
    return command('POST', `${this.address}/${path}`, body);
  }
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** WebKitGTK, by its own driver. */
export const WEBKIT: EngineKind = {
  name: 'WebKitGTK',
  lacks: () =>
    existsSync(DRIVER) && existsSync(SCREEN)
      ? undefined
      : 'WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb)',
  start: () => Session.start(),
};
