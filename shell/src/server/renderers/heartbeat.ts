import type { RendererProcess } from './renderer-process';

/** A renderer that answers within this time has time for its tasks, and so has the machine. Milliseconds. */
const PROMPT = 60;

/** How often a renderer must say that it is there, and how long it may be silent. Milliseconds. */
export const BEAT = 250;
const SILENCE = {
  /** Of processor time that it took meanwhile: it computes without end. */
  busy: 1_000,
  /** Where the machine does not tell the time it took. */
  unknown: 1_500,
  /** However little it took: a process without a turn looks like this too, so it is given longer. */
  idle: 5_000,
};

/** Bytes of memory that a renderer may take in all; its heap has a limit of its own. */
const MOST_MEMORY = 700 * 1024 * 1024;

/** Asks a renderer again and again whether it is there, and ends one that has been silent for too long or takes too much memory. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  /** The beat that was not answered yet. */
  #silent: { since: number; cpu: number | undefined } | undefined;
  #isReady = false;

  /** @param beaten called with every answer: whether it came promptly */
  constructor(
    private readonly renderer: RendererProcess,
    private readonly beaten: (isPrompt: boolean) => void,
  ) {
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

  /** From now on it must answer. */
  begin(): void {
    this.#isReady = true;
  }

  answered(): void {
    const isPrompt = this.#silent !== undefined && Date.now() - this.#silent.since <= PROMPT;
    this.#silent = undefined;
    this.beaten(isPrompt);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const { cpu, memory = 0 } = this.renderer.usage() ?? {};
    if (memory > MOST_MEMORY) this.renderer.kill('took too much memory');
    if (!this.#isReady) return;
    if (!this.#silent) {
      this.#silent = { since: Date.now(), cpu };
      this.renderer.tell({ kind: 'beat' });
      return;
    }
    const silent = Date.now() - this.#silent.since;
    const busy = cpu === undefined || this.#silent.cpu === undefined ? undefined : cpu - this.#silent.cpu;
    const isHanging = busy === undefined ? silent > SILENCE.unknown : busy > SILENCE.busy || silent > SILENCE.idle;
    if (isHanging) this.renderer.kill('did not answer any more');
  }
}
