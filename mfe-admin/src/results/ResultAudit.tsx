import { useQuery } from '@university/shared/query';
import { Stack, TextField } from '@university/shared/ui';
import { resultsLogQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { ROUNDS } from '../contract';
import { SelectField } from '../form/fields';
import { FilterForm } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { dayOf, oneOf, pageNumber, useAddress } from '../list/use-address';
import { Read } from '../parts/Read';
import { AuditTable } from './AuditTable';
import { inIndia, roundName } from './rounds';
import { texts } from './texts';

export default function ResultAudit() {
  const { title, lead } = texts.audit;
  return (
    <StaffArea title={title} lead={lead}>
      <AuditLog />
    </StaffArea>
  );
}

const words = texts.audit;

const USUAL = { action: '', actor: '', round: '', from: '', to: '', page: '1' };

/** Entries to a page. */
const LIMIT = 50;

const ACTIONS = Object.keys(words.actions) as (keyof typeof words.actions)[];
const ACTORS = Object.keys(words.actors) as (keyof typeof words.actors)[];

function toQuery({ action, actor, round, from, to, page }: typeof USUAL) {
  const [key] = ROUNDS.filter((each) => `${each.track}:${each.round}` === round);
  return {
    action: oneOf(action, ACTIONS),
    actor: oneOf(actor, ACTORS),
    ...(key && { track: key.track, round: key.round }),
    from: dayOf(from),
    to: dayOf(to),
    limit: LIMIT,
    page: pageNumber(page),
  };
}

const CHOICES = [
  { name: 'action', label: words.action, none: words.anyAction, options: Object.entries(words.actions) },
  { name: 'actor', label: words.actor, none: words.anyActor, options: Object.entries(words.actors) },
  {
    name: 'round',
    label: words.round,
    none: words.anyRound,
    options: ROUNDS.map((key) => [`${key.track}:${key.round}`, roundName(key)] as const),
  },
] as const;

/** What the audit log says of results, narrowed by what the address says. */
export function AuditLog() {
  const [filters, change] = useAddress(USUAL);
  const found = useQuery(resultsLogQuery(toQuery(filters)));

  return (
    <Stack $gap={3}>
      <FilterForm start={JSON.stringify(filters)} onSearch={change} submit={words.submit}>
        {CHOICES.map((choice) => (
          <SelectField {...choice} key={choice.name} id={`audit-${choice.name}`} defaultValue={filters[choice.name]} />
        ))}
        <TextField id="audit-from" name="from" type="date" label={words.from} defaultValue={filters.from} />
        <TextField id="audit-to" name="to" type="date" label={words.to} defaultValue={filters.to} />
      </FilterForm>
      <Read query={found} failed={words.failed}>
        {({ data: { entries }, metadata }) => (
          <>
            <p role="status">{words.found(inIndia(metadata.total))}</p>
            <AuditTable entries={entries} />
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}
