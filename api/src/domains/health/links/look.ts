import { lookup } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-network';

/** How an address of another site was found. */
export type Look = 'there' | 'nothing-there' | 'private' | 'unreachable';

/** Milliseconds for one address with all its redirects. */
const PATIENCE = 15_000;

const MOST_REDIRECTS = 5;

/** Bytes of headers; of the content nothing is read. */
const HEADERS = 16 * 1024;

/** Says who asks, so that whoever keeps the other site can tell. */
const USER_AGENT = 'UniversityLinkCheck/1.0';

class PrivateNetwork extends Error {}

interface Options {
  /** Addresses that are not asked; a test asks its own machine. */
  refuses?: (address: string) => boolean;
  patience?: number;
}

/**
 * Resolves a name as the connection will use it, and refuses it if any of its addresses is private: a name that is
 * resolved once to look and once more to connect could be another address the second time.
 */
const guarded =
  (refuses: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.some(({ address }) => refuses(address))) return callback(new PrivateNetwork(), []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };

function ask(url: URL, method: 'HEAD' | 'GET', refuses: (address: string) => boolean, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && refuses(host)) throw new PrivateNetwork();
  const options: RequestOptions = {
    method,
    signal,
    // No connection outlives its question.
    agent: false,
    lookup: guarded(refuses),
    maxHeaderSize: HEADERS,
    headers: { 'user-agent': USER_AGENT, accept: '*/*' },
  };
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      // What it says is not of interest, however long it is.
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    };
    const asked = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, take);
    asked.on('error', reject).end();
  });
}

/** Refusals that say nothing of whether it is there for people: a login, a limit, a door that is closed to programs. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Redirects are followed by hand, as each may lead into another network. */
async function follow(address: string, refuses: (address: string) => boolean, signal: AbortSignal): Promise<Look> {
  let url = new URL(address);
  for (let passed = 0; passed <= MOST_REDIRECTS; passed++) {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return 'unreachable';
    const head = await ask(url, 'HEAD', refuses, signal);
    // Many servers answer HEAD wrongly; what they say of GET counts.
    const { status, location } = head.status >= 400 ? await ask(url, 'GET', refuses, signal) : head;
    if (status >= 300 && status < 400 && location && URL.canParse(location, url)) url = new URL(location, url);
    else if (isGone(status)) return 'nothing-there';
    else return status >= 500 || status === 0 ? 'unreachable' : 'there';
  }
  return 'unreachable';
}

/** Looks whether something is at an address of another site. Never rejects. */
export async function lookAt(
  address: string,
  { refuses = isPrivateAddress, patience = PATIENCE }: Options = {},
): Promise<Look> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patience);
  try {
    return await follow(address, refuses, over.signal);
  } catch (error) {
    return error instanceof PrivateNetwork ? 'private' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
