import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How often a process that starts is asked whether it answers. Milliseconds. */
const ASK_EVERY = 100;

/** A server of the site as a process, started again whenever its code was built anew. */
export class Server {
  #child = null;
  /** Settles when what was started last answers. */
  ready = Promise.resolve();

  constructor(file, environment) {
    this.file = file;
    this.environment = environment;
  }

  get address() {
    return `http://${this.environment.HOST}:${this.environment.PORT}`;
  }

  restart() {
    this.ready = this.ready.then(() => this.#startAgain());
    return this.ready;
  }

  async stop() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  async #startAgain() {
    await this.stop();
    const child = spawn(process.execPath, [this.file], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...this.environment },
    });
    this.#child = child;
    while (this.#child === child && child.exitCode === null) {
      if (await fetch(this.address, { redirect: 'manual' }).catch(() => null)) return;
      await pause(ASK_EVERY);
    }
  }
}
