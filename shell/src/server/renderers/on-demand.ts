import type { Answer, Inputs, TaskName } from '../../renderer/answers';
import type { TaskAt } from './renderer';
import { Renderers, type RenderersSettings, type Rendering } from './renderers';

/** Milliseconds without a task after which the renderer ends. */
const IDLE = 2_000;

/** A renderer that is there only while it has something to do. */
export class RendererOnDemand implements Rendering {
  #renderers: Renderers | undefined;
  #tasks = 0;
  #end: NodeJS.Timeout | undefined;

  constructor(private readonly settings: Omit<RenderersSettings, 'count'>) {}

  async run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>> {
    clearTimeout(this.#end);
    this.#tasks++;
    this.#renderers ??= new Renderers({ ...this.settings, count: 1 });
    try {
      return await this.#renderers.run(name, input, at);
    } finally {
      if (--this.#tasks === 0) this.#end = setTimeout(() => this.close(), IDLE).unref();
    }
  }

  close(): void {
    clearTimeout(this.#end);
    this.#renderers?.close();
    this.#renderers = undefined;
  }
}
