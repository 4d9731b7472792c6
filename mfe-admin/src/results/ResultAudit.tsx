import * as calls from '@university/shared/calls';
import { dayOf } from '@university/shared/time';
import { Stack } from '@university/shared/kit';
import type { AnswerOf } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { roundsQuery } from './queries';
import { StaffArea } from '../area/StaffArea';
import { inIndia } from '../list/cells';
import { type FilterField, FilterForm, oneOf, useAddress } from '../list/FilterForm';
import { List } from '../list/List';
import { LOG_COLUMNS } from './AuditTable';
import { roundName } from './rounds';
import { texts } from './texts';
import { paged } from '../api/queries';

const USUAL = { action: '', actor: '', cycle: '', round: '', from: '', to: '' };

type Rounds = AnswerOf<'listRounds'>['data'];

const fieldsOf = ({ cycles, rounds }: Pick<Rounds, 'cycles' | 'rounds'>): FilterField<keyof typeof USUAL>[] => [
  { name: 'action', label: 'What was done', none: 'Anything', options: Object.entries(texts.auditActions) },
  { name: 'actor', label: 'Who', none: 'Anybody', options: Object.entries(texts.auditActors) },
  {
    name: 'cycle',
    label: 'Admission year',
    none: 'The present one',
    options: cycles.map((code) => [code, code] as const),
  },
  {
    name: 'round',
    label: 'Round',
    none: texts.auditAnyRound,
    options: rounds.map((round) => [round._id, roundName(round)] as const),
  },
  { name: 'from', type: 'date', label: 'From' },
  { name: 'to', type: 'date', label: 'Until' },
];

const ACTIONS = Object.keys(texts.auditActions) as (keyof typeof texts.auditActions)[];
const ACTORS = Object.keys(texts.auditActors) as (keyof typeof texts.auditActors)[];

function toQuery({ action, actor, round, from, to }: typeof USUAL, rounds: Rounds['rounds']) {
  const key = rounds.find(({ _id }) => _id === round);
  return {
    action: oneOf(action, ACTIONS),
    actor: oneOf(actor, ACTORS),
    ...(key && { track: key.track, round: key.round, cycle: key.cycle }),
    from: dayOf(from),
    to: dayOf(to),
  };
}

const NOTHING: Pick<Rounds, 'cycles' | 'rounds'> = { cycles: [], rounds: [] };

export default function ResultAudit() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const { data: { cycles, rounds } = NOTHING } = useQuery(roundsQuery(filters.cycle));
  return (
    <StaffArea title="Results log" lead="Who did what with rounds and records, newest first.">
      <Stack $gap={3}>
        <FilterForm
          id="audit"
          fields={fieldsOf({ cycles, rounds })}
          filters={filters}
          onSearch={change}
          submit="Show"
        />
        <List
          query={useQuery(paged(['audit'], calls.listResultAudit, { ...toQuery(filters, rounds), limit: 50, page }))}
          failed="The results log could not be loaded."
          head={({ metadata }) => <p role="status">{texts.auditFound(inIndia(metadata.total))}</p>}
          caption={texts.auditCaption}
          columns={LOG_COLUMNS}
          rows={({ data }) => data.entries}
          empty={texts.auditEmpty}
          onPage={onPage}
        />
      </Stack>
    </StaffArea>
  );
}
