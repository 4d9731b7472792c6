import { useQuery } from '@university/shared/query';
import { Button, Labelled, Row, Select, space, Stack, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { dayOf, oneOf, pageNumber, useAddress } from '../address/use-address';
import { auditQuery } from '../api/audit';
import { ROUNDS } from '../contract';
import { Read } from '../parts/Read';
import { roundName } from '../round-names';
import { Pager } from '../table/Pager';
import { texts } from '../texts/results';
import { AuditTable } from './AuditTable';
import { inIndia } from './counts';

const words = texts.audit;

const USUAL = { action: '', actor: '', round: '', from: '', to: '', page: '1' };

/** Entries to a page. */
const LIMIT = 50;

const ACTIONS = Object.keys(words.actions) as (keyof typeof words.actions)[];
const ACTORS = Object.keys(words.actors) as (keyof typeof words.actors)[];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};
  margin-bottom: ${space(2)};
`;

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

interface Choice {
  name: 'action' | 'actor' | 'round';
  label: string;
  any: string;
  options: readonly (readonly [string, string])[];
}

const CHOICES: readonly Choice[] = [
  { name: 'action', label: words.action, any: words.anyAction, options: Object.entries(words.actions) },
  { name: 'actor', label: words.actor, any: words.anyActor, options: Object.entries(words.actors) },
  {
    name: 'round',
    label: words.round,
    any: words.anyRound,
    options: ROUNDS.map((key) => [`${key.track}:${key.round}`, roundName(key)] as const),
  },
];

/** The audit log of results, narrowed by what the address says. */
export function AuditLog() {
  const [filters, change] = useAddress(USUAL);
  const found = useQuery(auditQuery(toQuery(filters)));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  }

  return (
    <Stack $gap={3}>
      <form key={JSON.stringify(filters)} onSubmit={onSubmit}>
        <Fields>
          {CHOICES.map(({ name, label, any, options }) => (
            <Labelled key={name} id={`audit-${name}`} label={label}>
              {(control) => (
                <Select {...control} name={name} defaultValue={filters[name]}>
                  <option value="">{any}</option>
                  {options.map(([value, option]) => (
                    <option key={value} value={value}>
                      {option}
                    </option>
                  ))}
                </Select>
              )}
            </Labelled>
          ))}
          <TextField id="audit-from" name="from" type="date" label={words.from} defaultValue={filters.from} />
          <TextField id="audit-to" name="to" type="date" label={words.to} defaultValue={filters.to} />
        </Fields>
        <Row>
          <Button type="submit">{words.submit}</Button>
        </Row>
      </form>
      <Read query={found} failed={words.failed}>
        {({ entries, metadata }) => (
          <>
            <p role="status">{words.found(inIndia(metadata.total))}</p>
            {entries.length > 0 ? <AuditTable entries={entries} /> : <p>{words.empty}</p>}
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}
