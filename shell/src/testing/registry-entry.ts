import type { RegistryEntry } from '../server/releases/registry';

/** A remote as a registry has it that grants it nothing, but for what is said. */
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
