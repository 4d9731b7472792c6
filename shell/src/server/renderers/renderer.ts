import { ApiError, type ApiPort } from '@university/shared';
import { ANSWERS, type Answer, type Inputs, type TaskName } from '../../renderer/answers';
import type { FromRenderer, PlainError, Setup, Traces } from '../../renderer/messages';
import type { Site } from '../site';
import { type End, RendererProcess, type Start } from './renderer-process';

/** Milliseconds for a prompt answer. */
const PROMPT = 60;

/** Milliseconds. */
const BEAT = 250;

/** Milliseconds of silence in one step. */
const SILENCE = {
  /** CPU time: an endless computation. */
  busy: 1_000,
  /** The same under CPU starvation. */
  busyInShortage: 3_000,
  /** Without CPU times. */
  unknown: 1_500,
  /** Stopped, or never scheduled. */
  idle: 5_000,
  /** Under starvation, or over many steps. */
  longest: 30_000,
};

/** Bytes; the heap has its own limit. */
const MOST_MEMORY = 700 * 1024 * 1024;

/** Milliseconds count only while this process was scheduled too. */
interface Silence {
  askedAt: number;
  lasted: number;
  step: { note: string; lasted: number; cpu: number | undefined };
}

/** Kills a renderer that is silent or too large. Silence is its fault only if it computed. */
class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #silence: Silence | undefined;
  #isReady = false;
  #lookedAt = performance.now();

  constructor(
    private readonly renderer: Pick<RendererProcess, 'usage' | 'readNote' | 'tell' | 'kill'>,
    private readonly lacksCpu: () => boolean,
    private readonly beaten: (isPrompt: boolean) => void,
  ) {
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

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
    // The answer may have arrived while this process was not scheduled.
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

/**
 * Milliseconds, counted only while the renderer answers promptly and waits for no API call: busy machines are slower.
 */
export const LIMITS: Record<TaskName, number> = {
  page: 2_000,
  document: 2_000,
  addresses: 5_000,
  pageName: 2_000,
  inspect: 10_000,
};

export interface TaskAt {
  site: Site;
  version: string | null;
  api: ApiPort;
}

export class RendererEnded extends Error {
  override name = 'RendererEnded';
  constructor(
    end: End,
    readonly isCause: boolean,
  ) {
    super(`The renderer ${end.reason}`);
  }
}

export class TaskLate extends Error {
  override name = 'TaskLate';
}

interface Task {
  name: TaskName;
  at: TaskAt;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  since: number;
  taken: number;
  reading: number;
}

/** Milliseconds of wall time. */
const LATEST = 15_000;

export type LogEntry = Extract<FromRenderer, { kind: 'log' }>;

export interface Incident {
  traces: Traces;
  what: string;
  error?: PlainError;
  said?: string;
  isFault: boolean;
  site: Site | undefined;
}

export interface RendererSettings extends Setup {
  program: string;
  start: Start;
  lacksCpu: () => boolean;
  logged: (entry: LogEntry, site: Site | undefined) => void;
  happened: (incident: Incident) => void;
}

interface Settings extends RendererSettings {
  ready: () => void;
  /** It takes no more tasks. @param wasReady false: it could not be started */
  lost: (wasReady: boolean) => void;
}

/** Errors of late data: no fault under CPU starvation. */
const OF_TIME = ['ApiError', 'AbortError', 'TimeoutError'];

/** Milliseconds. */
const STARTING = 20_000;

const MOST_FORBIDDEN = 20;

let lastTask = 0;

export class Renderer {
  #isReady = false;
  #isRetiring = false;
  #isClosed = false;
  #forbidden = 0;
  readonly #tasks = new Map<number, Task>();
  readonly #process: RendererProcess;
  readonly #heartbeat: Heartbeat;
  readonly #starting: NodeJS.Timeout;
  #site: Site | undefined;

  constructor(private readonly settings: Settings) {
    const { program, start, lacksCpu, shell, publicUrl, dataDeadline } = settings;
    const giveUp = () => !lacksCpu() && this.#process.kill('did not start', false);
    this.#starting = setInterval(giveUp, STARTING).unref();
    this.#process = new RendererProcess(program, start, {
      heard: (message) => (this.#hear[message.kind] as (message: FromRenderer) => void)(message),
      ended: (end) => this.#over(end),
    });
    this.#process.tell({ kind: 'setup', shell, publicUrl, dataDeadline });
    this.#heartbeat = new Heartbeat(this.#process, lacksCpu, (isPrompt) => this.#count(isPrompt));
  }

  get isUsable(): boolean {
    return this.#isReady && !this.#isRetiring && !this.#isClosed;
  }

  get load(): number {
    return this.#tasks.size;
  }

  /** @throws RendererEnded, TaskLate, or the task's own error */
  async run<J extends TaskName>(name: J, input: Inputs[J], at: TaskAt): Promise<Answer<J>> {
    const task = ++lastTask;
    try {
      const value = await new Promise<unknown>((resolve, reject) => {
        this.#tasks.set(task, { name, at, resolve, reject, since: Date.now(), taken: 0, reading: 0 });
        this.#site = at.site;
        this.#process.give(at.site);
        this.#process.tell({ kind: 'task', task, site: at.site.number, version: at.version, name, input });
      });
      return ANSWERS[name].parse(value) as Answer<J>;
    } finally {
      this.#tasks.delete(task);
      if (this.#isRetiring && this.load === 0) this.close();
    }
  }

  #count(isPrompt: boolean): void {
    for (const task of this.#tasks.values()) {
      if (isPrompt && task.reading === 0) task.taken += BEAT;
      if (task.taken >= LIMITS[task.name] || Date.now() - task.since > LATEST)
        task.reject(new TaskLate(`${task.name} took more than ${LIMITS[task.name]} ms`));
    }
  }

  retire(): void {
    this.#isRetiring = true;
    if (this.load === 0) this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#process.kill('was closed');
  }

  readonly #hear: { [K in FromRenderer['kind']]: (message: Extract<FromRenderer, { kind: K }>) => void } = {
    ready: () => {
      clearInterval(this.#starting);
      this.#isReady = true;
      this.#heartbeat.begin();
      this.settings.ready();
    },
    beat: () => this.#heartbeat.answered(),
    done: ({ task, value }) => this.#tasks.get(task)?.resolve(value),
    failed: ({ task, error }) => this.#tasks.get(task)?.reject(Object.assign(new Error(), error)),
    read: (asked) => void this.#read(asked),
    log: (entry) => this.settings.logged(entry, this.#tasks.get(entry.fault?.task ?? 0)?.at.site ?? this.#site),
    forbidden: ({ traces, error }) => {
      const what = `was to be used for what is forbidden: ${error.message}`;
      if (this.#forbidden++ < MOST_FORBIDDEN) this.#report({ traces, what, error, isFault: true });
    },
    escaped: ({ traces, error }) => {
      // Its state is unknown, so the process is replaced.
      if (this.#isRetiring) return;
      this.retire();
      const isFault = !(this.settings.lacksCpu() && OF_TIME.includes(error.name));
      this.#report({ traces, what: `let an error escape: ${error.message}`, error, isFault });
      this.settings.lost(true);
    },
  };

  #report(incident: Omit<Incident, 'site'>): void {
    this.settings.happened({ ...incident, site: this.#site });
  }

  async #read({ read, task, path, query }: Extract<FromRenderer, { kind: 'read' }>): Promise<void> {
    const asking = this.#tasks.get(task);
    try {
      if (!asking) throw new ApiError(0, 'timeout', 'Nobody waits for this any more.');
      asking.reading++;
      const value = await asking.at.api.get(path, query, AbortSignal.timeout(this.settings.dataDeadline));
      this.#process.tell({ kind: 'answer', read, value });
    } catch (error) {
      const { status, code, message, data } =
        error instanceof ApiError ? error : new ApiError(0, 'failed', (error as Error).message);
      this.#process.tell({ kind: 'refusal', read, error: { status, code, message, data } });
    } finally {
      if (asking) asking.reading--;
    }
  }

  #over(end: End): void {
    const { reason: what, running, said, isFault } = end;
    clearInterval(this.#starting);
    this.#heartbeat.stop();
    const wasWanted = this.#isClosed;
    this.#isClosed = true;
    for (const [task, { reject }] of this.#tasks) reject(new RendererEnded(end, isFault && running?.task === task));
    if (wasWanted) return;
    if (this.#isReady)
      this.#report({ traces: { inStack: null, inNote: running?.remote || null }, what, said, isFault });
    else {
      const message = `a renderer ${what} before it was ready`;
      this.settings.logged({ kind: 'log', level: 'error', message, fields: { said } }, undefined);
    }
    this.settings.lost(this.#isReady);
  }
}
