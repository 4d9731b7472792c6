import { Counter } from 'prom-client';
import { positionsIn } from '../../site/stack';
import type { Fault } from '../renderers/open-renderers';
import type { SeenErrors } from './seen-errors';

const errors = new Counter({
  name: 'server_errors_total',
  help: 'Errors of remotes’ code on the server',
  labelNames: ['remote', 'version'],
});

/** Counts and remembers an error on the server. Who it is said to be of must be part of the site. */
export function noteOnServer(seen: SeenErrors, { remote, area, error, site }: Fault): void {
  const { version } = site?.releases.find(({ manifest }) => manifest.name === remote)?.manifest ?? {};
  if (version === undefined) return;
  errors.inc({ remote, version });
  const { name, message } = error;
  const isKnown = area.startsWith(`${remote}:`) || site?.map.routes.some(({ id }) => id === area);
  const stack = positionsIn(error.stack, { [remote]: `${remote}/` });
  seen.note({ remote, version, where: 'server', name, message, page: isKnown ? area : '', stack });
}
