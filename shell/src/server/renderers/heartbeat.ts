import type { RendererProcess } from './renderer-process';

/** A renderer that answers within this time has time for its tasks, and so has the machine. Milliseconds. */
const PROMPT = 60;

/** How often a renderer must say that it is there. Milliseconds. */
export const BEAT = 250;

/** How long it may be silent over one step of its work. Milliseconds. */
const SILENCE = {
  /** Of processor time that it took meanwhile: it computes without end. */
  busy: 1_000,
  /** The same while the machine lacks processor time: a first run is slower, and nobody takes so much by waiting for a turn. */
  busyInShortage: 3_000,
  /** Where the machine does not tell the time it took. */
  unknown: 1_500,
  /** However little it took: it was stopped, or gets no turn. */
  idle: 5_000,
  /** The same while the machine lacks processor time, and with many steps in one silence. */
  longest: 30_000,
};

/** Bytes of memory that a renderer may take in all; its heap has a limit of its own. */
const MOST_MEMORY = 700 * 1024 * 1024;

/** What was not answered yet. Times are of `performance.now`; those in milliseconds count only while this process had its turns too. */
interface Silence {
  askedAt: number;
  lasted: number;
  /** Since it last went on to another step, as its note says. */
  step: { note: string; lasted: number; cpu: number | undefined };
}

/**
 * Asks a renderer again and again whether it is there, and ends one that has been silent for too long or takes too much
 * memory. Silence is its code's fault only where it computed meanwhile.
 */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #silence: Silence | undefined;
  #isReady = false;
  #lookedAt = performance.now();

  /** @param beaten called with every answer: whether it came promptly */
  constructor(
    private readonly renderer: Pick<RendererProcess, 'usage' | 'readNote' | 'tell' | 'kill'>,
    private readonly lacksCpu: () => boolean,
    private readonly beaten: (isPrompt: boolean) => void,
  ) {
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

  /** From now on it must answer. */
  begin(): void {
    this.#isReady = true;
  }

  answered(): void {
    const isPrompt = this.#silence !== undefined && performance.now() - this.#silence.askedAt <= PROMPT;
    this.#silence = undefined;
    this.beaten(isPrompt);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = performance.now();
    // Its answer may have come while this process had no turn itself, and is read after this.
    const isLate = now - this.#lookedAt > 2 * BEAT;
    this.#lookedAt = now;
    const { cpu, memory = 0 } = this.renderer.usage() ?? {};
    if (memory > MOST_MEMORY) this.renderer.kill('took too much memory');
    if (!this.#isReady) return;
    const note = this.renderer.readNote();
    if (!this.#silence) {
      this.#silence = { askedAt: now, lasted: 0, step: { note, lasted: 0, cpu } };
      this.renderer.tell({ kind: 'beat' });
      return;
    }
    const { step } = this.#silence;
    if (isLate || step.note !== note) this.#silence.step = { note, lasted: 0, cpu };
    if (isLate) return;
    this.#silence.lasted += BEAT;
    this.#silence.step.lasted += BEAT;
    this.#judge(this.#silence, cpu);
  }

  #judge({ lasted, step }: Silence, cpu: number | undefined): void {
    const lacksCpu = this.lacksCpu();
    const silent = 'did not answer any more';
    if (cpu === undefined || step.cpu === undefined) {
      if (step.lasted > SILENCE.unknown) this.renderer.kill(silent, !lacksCpu);
    } else if (cpu - step.cpu > (lacksCpu ? SILENCE.busyInShortage : SILENCE.busy)) {
      this.renderer.kill(silent);
    } else if (step.lasted > (lacksCpu ? SILENCE.longest : SILENCE.idle) || lasted > SILENCE.longest) {
      this.renderer.kill(silent, false);
    }
  }
}
