import { parseRange } from '../../../api/src/domains/notices/send-file';
import {
  letterCode,
  normalizeMobile,
  normalizeTicket,
  plainCode,
  plainEmail,
  plainLine,
  plainLines,
  plainName,
} from '../../../shared/src/contract';
import { acceptedEncoding } from '../../../web/src/encoded-bytes';
import { logAddress, maskAddressesIn } from '../../../web/src/logging';
import { clientNetwork } from '../../../web/src/proxies';

const SIZE = 1_000;

/** What stays what it is when it is done once more. */
const SETTLED: Record<string, (text: string) => string | undefined> = {
  line: plainLine,
  lines: plainLines,
  name: plainName,
  code: plainCode,
  email: plainEmail,
  network: (text) => clientNetwork(clientNetwork(text)),
  ticket: normalizeTicket,
  mobile: normalizeMobile,
  letter: (text) => letterCode.safeParse(text).data,
};

/** Headers, addresses, and what people type into one field: each is read or not, and nothing throws. */
export function fuzz(data: Buffer): void {
  const text = data.toString();
  const range = parseRange(text, SIZE);
  if (typeof range === 'object' && !(range.start >= 0 && range.start <= range.end && range.end < SIZE))
    throw new Error(`Bytes that are not there: ${JSON.stringify(range)}`);
  acceptedEncoding(text);
  maskAddressesIn(text);
  logAddress({ url: text, routeOptions: { url: undefined }, params: {} } as never);
  for (const [name, settle] of Object.entries(SETTLED)) {
    const once = settle(text);
    if (once !== undefined && settle(once) !== once)
      throw new Error(`${name}: ${JSON.stringify([once, settle(once)])}`);
  }
}
