import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../ports';
import type { Engine, EngineKind } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK has no headless mode. */
const SCREEN = '/usr/bin/xvfb-run';

/** Milliseconds. */
const TIMEOUT = 30_000;
const INTERVAL = 100;

/** Key of an element's id. Source: WebDriver, section 12.1. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(INTERVAL);
    }
  }
}

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
    const { sessionId } = (await retried(() => command('POST', base, { capabilities }))) as { sessionId: string };
    return new Session(`${base}/${sessionId}`, driver);
  }

  async open(url: string): Promise<void> {
    await this.send('url', { url });
  }

  press(xpath: string): Promise<void> {
    return retried(async () => void (await this.send(`element/${await this.inSight(xpath)}/click`, {})));
  }

  async choose(xpath: string, label: string): Promise<void> {
    await this.send(`element/${await retried(() => this.inSight(xpath))}/value`, { text: label });
  }

  async type(xpath: string, text: string): Promise<void> {
    const id = await retried(() => this.inSight(xpath));
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

  /** Id of the first visible element, after scrolling to it, which this driver does not do by itself. */
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

export const WEBKIT: EngineKind = {
  name: 'WebKitGTK',
  lacks: () =>
    existsSync(DRIVER) && existsSync(SCREEN)
      ? undefined
      : 'WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb)',
  start: () => Session.start(),
};
