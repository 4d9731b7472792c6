/** What every server here needs of HTTP: the shell and the API stand on it, and it knows neither. */
export { isUnchanged, sendBytes, sendPublic } from './encoded-bytes';
export { bearerGuard, bearerToken } from './bearer';
export { EncodedBytes } from './encoded-bytes';
export { HttpError, invalid, methodNotAllowed, notFound, Outage, StartupError } from './errors';
export { fail, toFailure, toHttpError } from './failure';
export { FairQueue, QUEUE, QueueFull, Unwanted } from './fair-queue';
export type { Needs, Probes } from './health';
export { logError, maskAddress, maskAddressesIn } from './log-error';
export { storageFull } from './outages';
export { operation } from './operation';
export { OVERLOADED, turnAway } from './overload';
export { clientNetwork, senderOf } from './senders';
export { listen, serverOptions } from './server';
export { drainSeconds, stopOnSignals } from './stopping';
export { proxiesIn } from './trusted-proxies';
export { startTracing, stopTracing, traced, traceHeaders, tracing } from './tracing/tracing';
export { Turns } from './turns';
export { readVariables, serverVariables } from './variables';
