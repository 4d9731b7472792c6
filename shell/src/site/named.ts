import type { Identity } from '@university/shared/contract';
import { addressPart } from '@university/shared/identity';

/** What descriptors may say of the university: they are written before anybody knows whose site they are for. */
const NAMES = /\{(name|shortName)\}/g;

type Named = Pick<Identity, 'name' | 'shortName'>;

/** A descriptor's text about this university: `Notices of {name}`. */
export const named = (text: string, identity: Named): string =>
  text.replace(NAMES, (_, field: keyof Named) => identity[field]);

/** A descriptor's path on this site: `/login{shortName}`. */
export const pathNamed = (path: string, identity: Named): string =>
  path.replace(NAMES, (_, field: keyof Named) => addressPart(identity[field]));
