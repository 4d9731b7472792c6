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
import { type Column, DataTable, columnsFrom } from '../list/DataTable';
import { texts } from './texts';
import { quarantinePath, SITE_RELEASES_PATH, stackPath } from '@university/shared/site-calls';
import { useState } from 'react';
import styled from 'styled-components';
import { useDone } from '../api/invalidate';
import { AskButton } from '../form/buttons';
import { queryOptions, useQuery } from '@university/shared/query';
import { send } from '@university/shared';
import { Fold, Panel } from '../area/Panel';
import { Read } from '../form/messages';
import { LIVE } from '../api/queries';

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

const words = texts.journal;

type Row = InUse & { _id: string };

const COLUMNS: readonly Column<Row>[] = columnsFrom(words.columns, {
  version: ({ version, isBrowserOnly }) => (
    <>
      {version}
      {isBrowserOnly && <Small>{words.browserOnly}</Small>}
    </>
  ),
  number: ({ number }) => (number === null ? words.noNumber : inIndia(number)),
  from: ({ from }) => formatInstant(from),
  until: ({ until }) => (until ? formatInstant(until) : words.now),
  end: ({ end }) => <Badge>{end ? words.ends[end] : words.inUse}</Badge>,
});

export function Journal({ of, periods }: { of: string; periods: readonly InUse[] }) {
  const rows = periods.map((period) => ({ ...period, _id: `${period.version} ${period.from}` }));
  return <DataTable caption={`${words.title}: ${of}`} columns={COLUMNS} rows={rows} empty={words.none} />;
}

const takenOutWords = texts.out;

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
    done(takenOutWords.done, 'releases');
  }

  return (
    <Stack>
      <Title>{takenOutWords.title}</Title>
      {releases.map((release) => (
        <Message key={release.key} $tone="bad">
          <p>
            <strong>{release.version}</strong>
          </p>
          <Reason>{release.reason}</Reason>
          <Muted>{takenOutWords.at(formatInstant(release.at))}</Muted>
          <p>{release.until ? takenOutWords.until(formatInstant(release.until)) : takenOutWords.forGood}</p>
          <AskButton
            isSmall
            title={takenOutWords.confirm(remote)}
            action={takenOutWords.again}
            aria-label={takenOutWords.againOf(release.version)}
            onConfirm={() => lift(release)}
          >
            <p>{takenOutWords.explained(release.version)}</p>
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
        <SectionTitle id="releases">{texts.title}</SectionTitle>
        <Muted>{texts.lead}</Muted>
      </div>
      <Read query={useQuery(siteReleasesQuery())} failed={texts.failed}>
        {({ remotes, shell }) => (
          <>
            {remotes.length === 0 && <p>{texts.empty}</p>}
            {remotes.map((remote) => (
              <Remote key={remote.name} remote={remote} />
            ))}
            <Panel title={texts.shell}>
              <Muted>{texts.shellText}</Muted>
              <Errors of={texts.shell} errors={shell.errors} />
            </Panel>
          </>
        )}
      </Read>
    </>
  );
}

const releasesWords = texts.facts;

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
    { term: releasesWords.version, value: version ?? texts.none, width: 'half' },
    { term: releasesWords.number, value: number !== null && inIndia(number) },
    { term: releasesWords.since, value: inUseSince && formatInstant(inUseSince) },
    { term: releasesWords.released, value: released && formatInstant(released) },
    {
      term: releasesWords.canary,
      value: canary?.version && canary.audience && texts.canary(canary.version, canary.audience),
    },
    { term: releasesWords.health, value: <Badge>{answers ? texts.answers : texts.silent}</Badge> },
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
      <Fold title={texts.journal.title}>
        <Stack>
          <Journal of={name} periods={journal} />
        </Stack>
      </Fold>
    </Panel>
  );
}

const errorWords = texts.errors;

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
      <summary>{errorWords.stack}</summary>
      {isOpen && <Lookup fingerprint={fingerprint} />}
    </Box>
  );
}

function Lookup({ fingerprint }: { fingerprint: string }) {
  return (
    <Read query={useQuery(stackQuery(fingerprint))} failed={errorWords.stackFailed}>
      {(stack) => <Positions stack={stack} />}
    </Read>
  );
}

function Positions({ stack }: { stack: readonly StackLine[] }) {
  if (stack.length === 0) return <p>{errorWords.noStack}</p>;
  return (
    <>
      {stack.every(({ source }) => source === null) && <Muted>{errorWords.unmapped}</Muted>}
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

const ERROR_COLUMNS: readonly Column<ErrorRow>[] = columnsFrom(errorWords.columns, {
  what: ({ where, name, message, fingerprint }) => (
    <>
      <Said>
        <strong>{name}</strong>: {message}
      </Said>
      <Small>{errorWords.where[where]}</Small>
      <StackFold fingerprint={fingerprint} />
    </>
  ),
  pages: ({ pages }) => <Said>{pages.length > 0 ? pages.join(', ') : errorWords.unknown}</Said>,
  version: ({ version }) => <Said>{version === 'other' ? errorWords.other : version}</Said>,
  count: ({ count, senders }) => (
    <>
      {inIndia(count)}
      {senders > 0 && <Small>{errorWords.senders(senders)}</Small>}
    </>
  ),
  last: ({ first, last }) => (
    <>
      {formatInstant(last)}
      {first !== last && <Small>{errorWords.since(formatInstant(first))}</Small>}
    </>
  ),
});

function Errors({ of, errors }: { of: string; errors: readonly SiteError[] }) {
  return (
    <Stack $gap={1}>
      <Title>{errorWords.title}</Title>
      <DataTable
        caption={`${errorWords.title}: ${of}`}
        columns={ERROR_COLUMNS}
        rows={errors.map((error) => ({ ...error, _id: error.fingerprint }))}
        empty={errorWords.none}
      />
    </Stack>
  );
}
