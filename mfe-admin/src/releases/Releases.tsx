import type {
  InUse,
  TakenOutRelease,
  SiteReleases,
  SiteRemote,
  StackLine,
  SiteError,
} from '@university/shared/contract';
import { Badge, Message, Muted, SectionTitle, Stack, FactList, color, space, text } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { quarantinePath, SITE_RELEASES_PATH, stackPath } from '@university/shared/site-calls';
import { useState } from 'react';
import styled from 'styled-components';
import { useDone } from '../api/changes';
import { AskButton, Read } from '../form/actions';
import { queryOptions, useQuery } from '@university/shared/query';
import { send } from '@university/shared';
import { Fold, Panel } from '../area/StaffArea';
import { LIVE } from '../api/queries';

const texts = {
  lead: 'Which release of each part of the site is in use, how it fares, and what went wrong with it. The page keeps itself up to date.',
  shell: 'Shell',
  canary: (version: string, audience: 'staff' | number) =>
    `${version}, given to ${audience === 'staff' ? 'staff' : `${audience} visitors in a hundred`}`,
  problem: (problem: string) => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`,
  outForGood: 'It is not tried again unless you use it again here.',
  outExplained: (version: string) =>
    `${version} is used again at once where it is still the newest in its place. If it does the same again, it is taken out once more, for longer.`,
  errorsTitle: 'Errors',
  errorsWhere: { browser: 'In browsers', hydration: 'While a page came to life', server: 'On the server' },
  errorsSenders: (count: number) => (count === 1 ? 'from 1 network' : `from ${inIndia(count)} networks`),
  errorsUnmapped: 'Without a source map of this release, these are places in the built files.',
  journalTitle: 'Journal',
  journalEnds: {
    replaced: 'Replaced',
    withdrawn: 'Withdrawn by its team',
    'taken-out': 'Taken out of use',
    gone: 'Went away',
  },
} as const;

const siteReleasesQuery = () =>
  queryOptions({
    queryKey: ['release'],
    queryFn: ({ signal }) => callSite<SiteReleases>('GET', SITE_RELEASES_PATH, signal),
    staleTime: 0,
    refetchInterval: LIVE,
  });

const stackQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['stack', fingerprint],
    queryFn: async ({ signal }) =>
      (await callSite<{ stack: StackLine[] }>('GET', stackPath(fingerprint), signal)).stack,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function callSite<T>(method: 'GET' | 'DELETE', path: string, signal?: AbortSignal): Promise<T> {
  const { data } = (await send(method, new URL(path, location.origin).href, { signal })) as { data: T };
  return data;
}

type Row = InUse & { _id: string };

const COLUMNS: readonly Column<Row>[] = [
  column('Release', ({ version, isBrowserOnly }) => (
    <>
      {version}
      {isBrowserOnly && <Small>in browsers alone</Small>}
    </>
  )),
  column('Number', ({ number }) => (number === null ? 'None' : inIndia(number))),
  column('From', ({ from }) => formatInstant(from)),
  column('Until', ({ until }) => (until ? formatInstant(until) : 'Now')),
  column('What happened', ({ end }) => <Badge>{end ? texts.journalEnds[end] : 'In use'}</Badge>),
];

export function Journal({ of, periods }: { of: string; periods: readonly InUse[] }) {
  const rows = periods.map((period) => ({ ...period, _id: `${period.version} ${period.from}` }));
  return (
    <DataTable caption={`${texts.journalTitle}: ${of}`} columns={COLUMNS} rows={rows} empty="Nothing was in use yet." />
  );
}

const Title = styled.h3`
  font-size: inherit;
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
`;

function TakenOut({ remote, releases }: { remote: string; releases: readonly TakenOutRelease[] }) {
  const done = useDone();

  async function lift({ key }: TakenOutRelease) {
    await callSite('DELETE', quarantinePath(key));
    done('It may be used again.', 'releases');
  }

  return (
    <Stack>
      <Title>Taken out of use</Title>
      {releases.map((release) => (
        <Message key={release.key} $tone="bad">
          <p>
            <strong>{release.version}</strong>
          </p>
          <Reason>{release.reason}</Reason>
          <Muted>{`Taken out on ${formatInstant(release.at)}`}</Muted>
          <p>{release.until ? `It is tried again on ${formatInstant(release.until)}.` : texts.outForGood}</p>
          <AskButton
            isSmall
            title={`Use the release of ${remote} again?`}
            action="Use again"
            aria-label={`Use again: ${release.version}`}
            onConfirm={() => lift(release)}
          >
            <p>{texts.outExplained(release.version)}</p>
          </AskButton>
        </Message>
      ))}
    </Stack>
  );
}

export function Releases() {
  return (
    <>
      <div>
        <SectionTitle id="releases">Releases</SectionTitle>
        <Muted>{texts.lead}</Muted>
      </div>
      <Read query={useQuery(siteReleasesQuery())} failed="The releases could not be loaded.">
        {({ remotes, shell }) => (
          <>
            {remotes.length === 0 && <p>The site has no remotes.</p>}
            {remotes.map((remote) => (
              <Remote key={remote.name} remote={remote} />
            ))}
            <Panel title={texts.shell}>
              <Muted>The frame around all pages: header, menu, footer.</Muted>
              <Errors of={texts.shell} errors={shell.errors} />
            </Panel>
          </>
        )}
      </Read>
    </>
  );
}

function Remote({ remote }: { remote: SiteRemote }) {
  const {
    name,
    version,
    number,
    inUseSince,
    released,
    answers,
    problem,
    canary,
    remarks,
    quarantined,
    errors,
    journal,
  } = remote;
  const facts = [
    { term: 'Release in use', value: version ?? 'No release is in use.', width: 'half' },
    { term: 'Number', value: number !== null && inIndia(number) },
    { term: 'In use since', value: inUseSince && formatInstant(inUseSince) },
    { term: 'Released', value: released && formatInstant(released) },
    {
      term: 'Tried by some',
      value: canary?.version && canary.audience && texts.canary(canary.version, canary.audience),
    },
    { term: 'Its place', value: <Badge>{answers ? 'Answers' : 'Does not answer'}</Badge> },
  ] as const;
  return (
    <Panel title={name} gap={3}>
      <FactList facts={facts} />
      {[problem, canary?.problem].map(
        (wrong) =>
          wrong && (
            <Message key={wrong} $tone="bad">
              {texts.problem(wrong)}
            </Message>
          ),
      )}
      {remarks.map((remark) => (
        <Message key={remark}>{texts.problem(remark)}</Message>
      ))}
      {quarantined.length > 0 && <TakenOut remote={name} releases={quarantined} />}
      <Errors of={name} errors={errors} />
      <Fold title={texts.journalTitle}>
        <Stack>
          <Journal of={name} periods={journal} />
        </Stack>
      </Fold>
    </Panel>
  );
}

const Box = styled.details`
  font-size: ${text.small};
  & > summary {
    min-height: 32px;
    padding-block: ${space(0.5)};
    cursor: pointer;
  }
`;

const Lines = styled.ol`
  padding-left: ${space(3)};
  font-family: monospace;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.muted};
  }
`;

function StackFold({ fingerprint }: { fingerprint: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Where in the code</summary>
      {isOpen && <Lookup fingerprint={fingerprint} />}
    </Box>
  );
}

function Lookup({ fingerprint }: { fingerprint: string }) {
  return (
    <Read query={useQuery(stackQuery(fingerprint))} failed="The place could not be looked up.">
      {(stack) => <Positions stack={stack} />}
    </Read>
  );
}

function Positions({ stack }: { stack: readonly StackLine[] }) {
  if (stack.length === 0) return <p>The report names no place in the code.</p>;
  return (
    <>
      {stack.every(({ source }) => source === null) && <Muted>{texts.errorsUnmapped}</Muted>}
      <Lines>
        {stack.map(({ position, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack has places twice, and never changes
          <li key={index}>
            {source ?? position}
            {source && <small>{position}</small>}
          </li>
        ))}
      </Lines>
    </>
  );
}

const Said = styled.span`
  overflow-wrap: anywhere;
`;

type ErrorRow = SiteError & { _id: string };

const ERROR_COLUMNS: readonly Column<ErrorRow>[] = [
  column('Error', ({ where, name, message, fingerprint }) => (
    <>
      <Said>
        <strong>{name}</strong>: {message}
      </Said>
      <Small>{texts.errorsWhere[where]}</Small>
      <StackFold fingerprint={fingerprint} />
    </>
  )),
  column('Page', ({ pages }) => <Said>{pages.length > 0 ? pages.join(', ') : 'Not known'}</Said>),
  column('Release', ({ version }) => <Said>{version === 'other' ? 'Another release' : version}</Said>),
  column('How often', ({ count, senders }) => (
    <>
      {inIndia(count)}
      {senders > 0 && <Small>{texts.errorsSenders(senders)}</Small>}
    </>
  )),
  column('Last seen', ({ first, last }) => (
    <>
      {formatInstant(last)}
      {first !== last && <Small>{`first ${formatInstant(first)}`}</Small>}
    </>
  )),
];

function Errors({ of, errors }: { of: string; errors: readonly SiteError[] }) {
  return (
    <Stack $gap={1}>
      <Title>{texts.errorsTitle}</Title>
      <DataTable
        caption={`${texts.errorsTitle}: ${of}`}
        columns={ERROR_COLUMNS}
        rows={errors.map((error) => ({ ...error, _id: error.fingerprint }))}
        empty="No errors were seen since the server started."
      />
    </Stack>
  );
}
