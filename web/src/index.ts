export { drainSeconds, onResponseClosed, stopOnSignals } from './connections';
export { EncodedBytes, isUnchanged, sendBytes, sendPublic } from './encoded-bytes';
export {
  HttpError,
  invalid,
  methodNotAllowed,
  notFound,
  isRead,
  Outage,
  StartupError,
  storageFull,
  toFailure,
  toHttpError,
} from './errors';
export { OVERLOADED, overloaded, rejectOverloaded } from './load-shedding';
export { errorText, logError, maskAddress, maskAddressesIn, runProgram } from './logging';
export { bearerGuard, bearerToken, type Needs, type Probes } from './monitoring';
export { clientNetwork, proxiesIn, senderOf } from './proxies';
export { ClientDisconnected, FairQueue, QUEUE, QueueFull, RequestQueue } from './request-queue';
export { fail, listen, operation, prepareFailure, repairUrl, serverOptions } from './server';
export { bindTrace, isTracing, startTracing, stopTracing, traced, traceHeaders } from './tracing';
export { readVariables, serverVariables } from './variables';
