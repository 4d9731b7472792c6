import { texts as common } from '../texts';
import { texts } from '../texts/invite-many';
import { COLUMNS } from './read-list';

const EXAMPLES = [
  ['asha.rao@university.example', 'Asha Rao', common.roles.notices],
  ['dev.varma@university.example', 'Dev Varma', common.roles.faculty],
] as const;

/** A list to fill in. Nothing in it has to be quoted. */
export const TEMPLATE = [COLUMNS.map((column) => texts.columns[column]), ...EXAMPLES]
  .map((cells) => `${cells.join(',')}\n`)
  .join('');
