import { categoryInShort, roundName, type SeatAllotment } from '@university/shared/contract';
import {
  color,
  FactLines,
  FactList,
  Loaded,
  Message,
  Page,
  SectionTitle,
  Stack,
  space,
  text,
} from '@university/shared/kit';
import { langOf, LOCALE } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import { prepare } from '@university/shared/reading';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Table } from '../guides/table';
import { Points, Summary } from '../look';
import { codesQuery, seatAllotmentsQuery } from '../rounds/queries';
import { texts } from './texts';

const CHECKER = '/api/v1/admission/seats/check.mjs';

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo> {
  const [rounds] = await Promise.all([prepare(queryClient, seatAllotmentsQuery()), prepare(queryClient, codesQuery())]);
  return rounds ? {} : { status: 503 };
}

const inIndia = (value: number) => value.toLocaleString(LOCALE);

/** One press selects all of it. */
const Digest = styled.code`
  font-family: monospace;
  font-size: ${text.small};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  &[open] {
    padding-bottom: ${space(2)};
  }
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold>
      <Summary>{title}</Summary>
      <Stack $gap={2}>{children}</Stack>
    </Fold>
  );
}

function Verdict({ problems }: Pick<SeatAllotment, 'problems'>) {
  if (problems.length === 0) return <Message $tone="good">{texts.right}</Message>;
  return (
    <Message $tone="bad">
      <p>{texts.wrong}</p>
      <Points>
        {problems.map((problem) => (
          <li key={problem} lang={langOf(problem)}>
            {problem}
          </li>
        ))}
      </Points>
    </Message>
  );
}

const TOTALS = ['seats', 'filled', 'kept', 'converted', 'notAllotted', 'held'] as const;
const DIGESTS = ['market', 'result', 'tree'] as const;

interface Named {
  allotment: SeatAllotment;
  /** Of a code. */
  nameOf: (category: string) => string;
}

function Conversions({ allotment: { conversions }, nameOf }: Named) {
  const words = texts.conversions;
  return (
    <Part title={words.title}>
      <p>{words.lead}</p>
      <Table
        caption={words.caption}
        columns={[...words.columns, { name: words.seats, isNumber: true }]}
        rows={conversions.map(({ program, campus, from, to, seats }) => [
          program,
          campus,
          nameOf(from),
          nameOf(to),
          inIndia(seats),
        ])}
      />
    </Part>
  );
}

function Rules({ allotment: { rules, ties, isSpot }, nameOf }: Named) {
  const words = texts.rules;
  return (
    <Part title={words.title}>
      {isSpot && <p>{words.spot}</p>}
      <p>{words.order}</p>
      <Table
        caption={words.caption}
        columns={words.columns}
        rows={rules.map(({ category, to, supernumerary }) => [
          nameOf(category),
          to.length > 0 ? words.inOrder(to.map(nameOf)) : supernumerary ? words.extra : words.stay,
        ])}
      />
      <p>{words.ties(ties.map((each) => words.tie[each]))}</p>
    </Part>
  );
}

function Round({ allotment, nameOf }: Named) {
  const { cycle, track_name, round, at, counts, corrected, problems, digests } = allotment;
  const totals = TOTALS.filter((each) => each !== 'held' || counts.held > 0);
  const facts = totals.map((each) => ({ term: texts.facts[each], value: inIndia(counts[each]) }));
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>{texts.round(roundName(track_name, round), cycle)}</SectionTitle>
      <FactList facts={[{ term: texts.facts.at, value: formatInstant(at), width: 'whole' }, ...facts]} />
      <Verdict problems={problems} />
      {corrected > 0 && <p>{texts.corrected(inIndia(corrected))}</p>}
      <p>
        <Link to="/admission/ranks">{texts.ranks}</Link>
      </p>
      <div>
        {allotment.conversions.length > 0 && <Conversions allotment={allotment} nameOf={nameOf} />}
        <Rules allotment={allotment} nameOf={nameOf} />
        <Part title={texts.digests.title}>
          <p>{texts.digests.lead}</p>
          <FactLines
            facts={DIGESTS.map((each) => ({ term: texts.digests[each], value: <Digest>{digests[each]}</Digest> }))}
          />
        </Part>
      </div>
    </Stack>
  );
}

export default function Seats() {
  const { promises } = texts;
  const query = useQuery(seatAllotmentsQuery());
  const { data: codes } = useQuery(codesQuery());
  return (
    <Page title={texts.title} lead={texts.lead} seed="ranks">
      <Stack $gap={5}>
        <Loaded query={query} loading={texts.loading} failed={texts.failed}>
          {(rounds) =>
            rounds.length > 0 ? (
              rounds.map((each) => (
                <Round
                  key={`${each.cycle} ${each.track} ${each.round}`}
                  allotment={each}
                  nameOf={(category) => categoryInShort(category, codes)}
                />
              ))
            ) : (
              <Message>{texts.none}</Message>
            )
          }
        </Loaded>
        <Stack as="section" $gap={2}>
          <SectionTitle>{promises.title}</SectionTitle>
          <Points>
            {promises.list.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Points>
          <p>
            {promises.how}{' '}
            <a href={CHECKER} download>
              check.mjs
            </a>
          </p>
        </Stack>
      </Stack>
    </Page>
  );
}
