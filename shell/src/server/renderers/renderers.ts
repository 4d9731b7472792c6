import { Gauge } from 'prom-client';
import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import { Renderer, type RendererSettings, type TaskAt } from './renderer';

export interface Rendering {
  run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>>;
}

interface Settings extends RendererSettings {
  count: number;
  /** Milliseconds; undefined: never. */
  idle?: number;
}

/** Milliseconds, after a failed start. */
const PAUSE = 1_000;

const tasksInFlight = new Gauge({
  name: 'renderer_tasks_in_flight',
  help: 'Pages, documents and parts that renderers are working on or that wait for one',
});

export class Renderers implements Rendering {
  #seats: Renderer[] = [];
  #waiting: (() => void)[] = [];
  #isClosed = false;
  readonly #ran = new Set<string>();
  #tasks = 0;
  #isRetiring = false;
  #ending: NodeJS.Timeout | undefined;

  constructor(private readonly settings: Settings) {}

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
    this.#goOn();
  }

  #goOn(): void {
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
    const renderer = new Renderer({
      ...this.settings,
      ready: () => this.#goOn(),
      lost: (wasReady) => this.#replace(seat, renderer, wasReady ? 0 : PAUSE),
    });
    return renderer;
  }

  #replace(seat: number, renderer: Renderer, pause = 0): void {
    if (this.#isClosed || this.#seats[seat] !== renderer) return;
    if (pause > 0) setTimeout(() => this.#replace(seat, renderer), pause).unref();
    else this.#seats[seat] = this.#start(seat);
  }
}
