import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network';

/** What a sender has on this server, counted in requests. */
export interface Load {
  /** Not yet answered to the end, whatever they wait for. */
  open: number;
  /** Of those that began to send a body: it has not arrived whole. */
  arriving: number;
  /** Whole, and the server works on their answer. */
  working: number;
}

/** Who sends a request: see `clientNetwork`. */
export const senderOf = (request: FastifyRequest): string => clientNetwork(request.ip);

/** What every sender has on this server just now. Who has nothing is forgotten. */
export class Senders {
  readonly #loads = new Map<string, Load>();
  #working = 0;
  #workers = 0;

  /** Requests that the server works on. */
  get working(): number {
    return this.#working;
  }

  of(sender: string): Readonly<Load> {
    return this.#loads.get(sender) ?? { open: 0, arriving: 0, working: 0 };
  }

  /** How many senders there are that the server works for, were it to work for this one, too. */
  workersWith(sender: string): number {
    return this.#workers + (this.of(sender).working === 0 ? 1 : 0);
  }

  /** Counts one more. @returns takes it off again; calling that twice takes off one */
  add(sender: string, kind: keyof Load): () => void {
    this.#change(sender, kind, 1);
    let isThere = true;
    return () => {
      if (isThere) this.#change(sender, kind, -1);
      isThere = false;
    };
  }

  #change(sender: string, kind: keyof Load, by: 1 | -1): void {
    const load = { ...this.of(sender) };
    const before = load.working;
    load[kind] += by;
    this.#working += load.working - before;
    this.#workers += Number(load.working > 0) - Number(before > 0);
    if (load.open + load.arriving + load.working === 0) this.#loads.delete(sender);
    else this.#loads.set(sender, load);
  }
}
