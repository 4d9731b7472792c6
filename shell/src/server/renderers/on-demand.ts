import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import type { TaskAt } from './renderer';
import { Renderers, type RenderersSettings, type Rendering } from './renderers';

/** Renderers that are there only while they have something to do. */
export class RenderersOnDemand implements Rendering {
  #renderers: Renderers | undefined;
  #tasks = 0;
  #end: NodeJS.Timeout | undefined;

  /** @param idle milliseconds without a task after which they end */
  constructor(
    private readonly settings: RenderersSettings,
    private readonly idle: number,
  ) {}

  get isIdle(): boolean {
    return this.#renderers === undefined;
  }

  async run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>> {
    clearTimeout(this.#end);
    this.#tasks++;
    this.#renderers ??= new Renderers(this.settings);
    try {
      return await this.#renderers.run(name, input, at);
    } finally {
      if (--this.#tasks === 0) this.#end = setTimeout(() => this.close(), this.idle).unref();
    }
  }

  close(): void {
    clearTimeout(this.#end);
    this.#renderers?.close();
    this.#renderers = undefined;
  }
}
