import type { DocumentUse } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Titled } from '../area/Panel';
import { DOCUMENTS } from './contract';
import { Small } from '../list/cells';
import { addressOf } from './kinds';
import { texts } from './texts';

/** What refers to an entry; nothing where nothing does. */
export function Uses({ title, uses }: { title: string; uses: readonly DocumentUse[] }) {
  if (uses.length === 0) return null;
  return (
    <Titled title={title}>
      <UseList uses={uses} />
    </Titled>
  );
}

export function UseList({ uses }: { uses: readonly DocumentUse[] }) {
  return (
    <ul>
      {uses.map(({ _id, kind, name, field }) => (
        <li key={`${_id} ${field}`}>
          <Link to={addressOf.one(kind, _id)}>{name}</Link>
          <Small>{texts.page.use(DOCUMENTS[kind].one, field)}</Small>
        </li>
      ))}
    </ul>
  );
}
