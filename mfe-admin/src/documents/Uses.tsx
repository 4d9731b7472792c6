import { useSession } from '@university/shared';
import type { DocumentUse } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { addresses } from './addresses';
import { DOCUMENTS } from './contract';
import { Small } from '../list/cells';
import { texts } from './texts';

export function UseList({ uses }: { uses: readonly DocumentUse[] }) {
  const role = useSession()?.currentRole;
  const isOpen = (kind: DocumentUse['kind']) =>
    kind === 'notice' ? role === 'notices' || role === 'admin' : role !== 'notices';
  return (
    <ul>
      {uses.map(({ _id, kind, name, field }) => (
        <li key={`${_id} ${field}`}>
          {isOpen(kind) ? <Link to={addresses.one(kind, _id)}>{name}</Link> : name}
          <Small>{texts.pageUse(kind === 'notice' ? 'Notice' : DOCUMENTS[kind].one, field)}</Small>
        </li>
      ))}
    </ul>
  );
}
