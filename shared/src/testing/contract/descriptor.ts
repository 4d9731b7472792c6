import { CONTRACT_VERSION, remoteManifest, toHandedOver } from '../../remote/manifest';
import type { RemoteDefinition } from '../../remote/types';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const FILE = { file: 'entry.js', integrity: INTEGRITY };

/** Violations of the contract by a remote, a sentence each. */
export function descriptorComplaints(remote: RemoteDefinition, writtenFor: number): string[] {
  if (writtenFor !== CONTRACT_VERSION)
    return [
      `The remote contract is version ${CONTRACT_VERSION}, this remote was written for ${writtenFor}. Read "The remote contract" in docs/architecture.md, change the remote, then name version ${CONTRACT_VERSION} in its contract tests.`,
    ];
  return [...schemaComplaints(remote), ...clashes(remote)];
}

function schemaComplaints({ name, routes, slots, documents = [], opens = [], menu = [] }: RemoteDefinition): string[] {
  const published = remoteManifest.safeParse({
    contract: CONTRACT_VERSION,
    name,
    version: '0.0.0',
    requires: {},
    uses: {},
    entry: FILE,
    server: FILE,
    exposed: [],
    integrity: {},
    routes: routes.map((route) => ({ ...route, query: route.query ?? [], files: [] })),
    slots: slots.map(({ takes, ...slot }) => ({
      ...slot,
      when: 'visible',
      files: [],
      ...(takes && { takes: toHandedOver(takes, 'takes') }),
    })),
    documents,
    opens: opens.map((opening) => ({ ...opening, gives: toHandedOver(opening.gives, 'gives') })),
    menu,
  });
  const lists = { routes, slots, documents, menu, opens: opens.map(({ name }) => ({ id: name })) };
  return (published.error?.issues ?? []).map(({ path: [list, index, ...field], message }) => {
    const declared = lists[String(list) as keyof typeof lists]?.[Number(index)];
    const what = declared ? `${field.join('.') || 'the entry'} of ${declared.id}` : String(list ?? 'ids');
    return `${what} in src/routes.ts does not fit the contract: ${message}.`;
  });
}

/** Duplicate paths. The shell compares them in lower case without the names of parameters. */
function clashes({ routes, slots, documents = [], opens = [], menu = [] }: RemoteDefinition): string[] {
  const places = [
    ...[...routes, ...slots, ...documents, ...menu].map(({ id }) => ({ id, place: `the id ${id}` })),
    ...[...routes, ...documents].map(({ id, path }) => ({
      id,
      place: `the path ${path.toLowerCase().replace(/:[^/]+/g, ':…')}`,
    })),
    ...slots.map(({ id, slot, path = 'every page' }) => ({ id, place: `the slot ${slot} on ${path}` })),
    ...opens.map(({ name, path }) => ({ id: `the opening on ${path}`, place: `the slot name ${name}` })),
    ...menu.map(({ id, under, label }) => ({ id, place: `the entry ${label} of the menu ${under}` })),
  ];
  return places.flatMap(({ id, place }, index) => {
    const first = places.find((other) => other.place === place);
    return first && first !== places[index]
      ? [`${id} and ${first.id} both take ${place}. The shell would refuse the release: change one in src/routes.ts.`]
      : [];
  });
}
