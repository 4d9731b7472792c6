import { Client } from 'pg';
import type { ChangeListener } from './database';

/** The channel that the trigger of `data_changes` notifies. */
const CHANNEL = 'public_data';

/** Milliseconds until a lost connection is tried again. */
const RETRY = 1_000;

/** Listens on a connection of its own for changes of public data, whoever makes them. */
export class ChangeFeed {
  readonly #url: string;
  readonly #listener: ChangeListener;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, listener: ChangeListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Resolves when changes are heard, or once the first attempt has failed; attempts go on until `stop`. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', () => this.#listener.onChange());
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#listener.onDisconnected(false);
    } catch {
      this.#lose(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #lose(client: Client) {
    if (this.#isStopped || client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#listener.onDisconnected(true);
    this.#retry = setTimeout(() => void this.start(), RETRY);
  }
}
