import type { EntryKind } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { StaffArea } from '../area/StaffArea';
import { DOCUMENTS, isSetting } from './contract';
import { Read } from '../form/messages';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable, columnsFrom } from '../list/DataTable';
import { addressOf } from './kinds';
import { useListed, useMayAddAll } from './may-add';
import { kindsQuery } from './queries';
import { texts as kindTexts } from './kind-texts';
import { texts } from './texts';
import { texts as tableTexts } from './transfer/texts';

const words = kindTexts;

export default function Catalogue() {
  const query = useQuery(kindsQuery(useListed()));
  const mayAdd = useMayAddAll();
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      {mayAdd && (
        <p>
          <Link to={addressOf.tables}>{tableTexts.title}</Link>
        </p>
      )}
      <Read query={query} failed={words.failed}>
        {(kinds) => <DataTable caption={words.caption} columns={COLUMNS} rows={kinds} />}
      </Read>
    </StaffArea>
  );
}

/** A setting is one document, as soon as somebody has made it. */
const settingAt = (kind: EntryKind, count: number) => (count > 0 ? addressOf.one(kind, kind) : addressOf.fresh(kind));

interface KindRow {
  _id: string;
  kind: EntryKind;
  count: number;
}

const COLUMNS: Column<KindRow>[] = columnsFrom(words.columns, {
  name: ({ kind, count }) => (
    <>
      <Link to={isSetting(kind) ? settingAt(kind, count) : addressOf.list(kind)}>
        <strong>{DOCUMENTS[kind].many}</strong>
      </Link>
      <Small>{words.about[kind]}</Small>
    </>
  ),
  count: ({ count }) => <Badge>{inIndia(count)}</Badge>,
});
