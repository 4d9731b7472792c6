import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[] | string;
  amr?: string[];
}

export interface TestProvider {
  issuer: string;
  stop(): void;
}

const PROGRAM = path.resolve('api/src/domains/staff/single-sign-on/testing/provider.mjs');

/** A process of its own: the test runner cannot load its ES modules. */
export async function startProvider(redirectUri: string, people: Record<string, Person>): Promise<TestProvider> {
  const child = spawn(process.execPath, [PROGRAM, redirectUri, JSON.stringify(people)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { issuer, stop: () => child.kill('SIGKILL') };
}

export class Visitor {
  readonly #cookies = new Map<string, string>();

  async logIn(address: string, subject: string, isHome: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    let form: string | undefined;
    for (let step = 0; step < 10; step++) {
      const answer = await this.#fetch(url, form);
      form = answer.status === 200 ? `subject=${encodeURIComponent(subject)}` : undefined;
      const location = answer.headers.get('location');
      if (!location && !form) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      if (location) url = new URL(location, url);
      if (isHome(url)) return url;
    }
    throw new Error('the provider leads in circles');
  }

  async #fetch(url: URL, form: string | undefined): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      body: form,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    return answer;
  }
}
