import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Groups of 16 bits in an IPv6 address, and how many of them name the network that one subscriber is given (a /64). */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What one sender is counted by: the IPv4 address, or the first 64 bits of an IPv6 address, because whoever has one
 * address of a /64 has all of them (RFC 6177, RIPE-690). IPv4 addresses written as IPv6 count as IPv4.
 * @param address as a socket or a trusted proxy gives it, with or without a zone
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; what is no address comes back as it is
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = plain.slice(plain.lastIndexOf(':') + 1);
  if (isIPv4(mapped) && plain.toLowerCase().startsWith('::ffff:')) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array<number>(GROUPS - before.length - after.length).fill(0);
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The 16-bit groups of a part of an IPv6 address; a dotted end stands for two. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** What a sender has on this server, counted in requests. */
export interface Load {
  /** Not yet answered to the end, whatever they wait for. */
  open: number;
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
    return this.#loads.get(sender) ?? { open: 0, working: 0 };
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
    if (load.open + load.working === 0) this.#loads.delete(sender);
    else this.#loads.set(sender, load);
  }
}
