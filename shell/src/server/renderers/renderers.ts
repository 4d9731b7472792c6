import { Gauge } from 'prom-client';
import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import type { PlainError, Setup, Traces } from '../../renderer/messages';
import { type TaskAt, type LogEntry, Renderer } from './renderer';
import type { Site } from '../site';
import type { End, Start } from './renderer-process';

/** Has remotes' server code run. */
export interface Rendering {
  /** @throws an error when the task failed, took too long or ended its process */
  run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>>;
}

/** What code of a remote did to a renderer. */
export interface Incident {
  traces: Traces;
  /** As a part of a sentence: `ended by itself (SIGABRT)`. */
  what: string;
  error?: PlainError;
  said?: string;
  /** Whether the code that ran can be blamed. */
  isFault: boolean;
  site: Site | undefined;
}

export interface RenderersSettings extends Setup {
  program: string;
  start: Start;
  lacksCpu: () => boolean;
  count: number;
  /** Milliseconds without a task after which they end, until there is one again; they stay where this is left out. */
  idle?: number;
  logged: (entry: LogEntry, site: Site | undefined) => void;
  /** Called when a renderer hung or ended, or an error left its page. */
  happened: (incident: Incident) => void;
}

/** Milliseconds before the next one is started where one ended before it was ready, which is no task's doing. */
const PAUSE = 1_000;

/** Errors of calls that were not answered in time. */
const OF_TIME = ['ApiError', 'AbortError', 'TimeoutError'];

const tasksInFlight = new Gauge({
  name: 'renderer_tasks_in_flight',
  help: 'Pages, documents and parts that renderers are working on or that wait for one',
});

/** Renderers side by side: they begin with the first task, and whichever ends is replaced. */
export class Renderers implements Rendering {
  #seats: Renderer[] = [];
  #waiting: (() => void)[] = [];
  #isClosed = false;
  readonly #ran = new Set<string>();
  #tasks = 0;
  #isRetiring = false;
  #ending: NodeJS.Timeout | undefined;

  constructor(private readonly settings: RenderersSettings) {}

  /** Keys of the releases whose code was run here. */
  get ran(): readonly string[] {
    return [...this.#ran];
  }

  get isIdle(): boolean {
    return this.#seats.length === 0;
  }

  async run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>> {
    for (const { key } of at.site.releases) this.#ran.add(key);
    clearTimeout(this.#ending);
    this.#tasks++;
    tasksInFlight.inc();
    try {
      return await (await this.#free()).run(name, input, at);
    } finally {
      tasksInFlight.dec();
      if (--this.#tasks === 0) this.#rest();
    }
  }

  async ready(): Promise<void> {
    await this.#free();
  }

  /** Ends when what it was given to do is done. */
  retire(): void {
    this.#isRetiring = true;
    if (this.#tasks === 0) this.close();
  }

  #rest(): void {
    const { idle } = this.settings;
    if (this.#isRetiring) this.close();
    else if (idle !== undefined) this.#ending = setTimeout(() => this.#end(), idle).unref();
  }

  #end(): void {
    for (const renderer of this.#seats.splice(0)) renderer.close();
  }

  close(): void {
    clearTimeout(this.#ending);
    this.#isClosed = true;
    this.#end();
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  async #free(): Promise<Renderer> {
    for (;;) {
      if (this.#isClosed) throw new Error('The server is stopping');
      if (this.isIdle) this.#seats = Array.from({ length: this.settings.count }, (_, seat) => this.#start(seat));
      const [best] = this.#seats.filter(({ isUsable }) => isUsable).sort((a, b) => a.load - b.load);
      if (best) return best;
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    }
  }

  #start(seat: number): Renderer {
    const { lacksCpu, logged, happened } = this.settings;
    const renderer = new Renderer({
      ...this.settings,
      forbidden: (traces, error) =>
        happened({
          traces,
          what: `was to be used for what is forbidden: ${error.message}`,
          error,
          isFault: true,
          site: renderer.site,
        }),
      escaped: (traces, error) => {
        // Data that comes late is nobody's fault while everything does.
        const isFault = !(lacksCpu() && OF_TIME.includes(error.name));
        happened({ traces, what: `let an error escape: ${error.message}`, error, isFault, site: renderer.site });
        this.#replace(seat, renderer);
      },
      ended: (end: End) => {
        const { reason: what, running, said, isFault } = end;
        const traces = { inStack: null, inNote: running?.remote || null };
        if (renderer.wasReady) happened({ traces, what, said, isFault, site: renderer.site });
        else
          logged(
            { kind: 'log', level: 'error', message: `a renderer ${what} before it was ready`, fields: { said } },
            undefined,
          );
        this.#replace(seat, renderer, renderer.wasReady ? 0 : PAUSE);
      },
    });
    renderer.ready.then(
      () => {
        for (const goOn of this.#waiting.splice(0)) goOn();
      },
      () => {},
    );
    return renderer;
  }

  #replace(seat: number, renderer: Renderer, pause = 0): void {
    if (this.#isClosed || this.#seats[seat] !== renderer) return;
    if (pause > 0) setTimeout(() => this.#replace(seat, renderer), pause).unref();
    else this.#seats[seat] = this.#start(seat);
  }
}
