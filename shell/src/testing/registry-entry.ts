import type { RegistryEntry } from '../server/releases/registry';

export const registryEntry = (said: Pick<RegistryEntry, 'name' | 'place'> & Partial<RegistryEntry>): RegistryEntry => ({
  keys: [],
  paths: [],
  slots: [],
  rest: false,
  menu: [],
  api: null,
  errors: null,
  flags: [],
  required: false,
  team: null,
  floor: 0,
  rollbackAt: null,
  stamp: JSON.stringify(said),
  ...said,
});
