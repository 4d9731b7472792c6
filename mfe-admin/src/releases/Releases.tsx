import type { SiteRemote } from '@university/shared/contract';
import { Badge, FactList, Message, Muted, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { Fold, Panel } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { inIndia } from '../list/cells';
import { Errors } from './Errors';
import { Journal } from './Journal';
import { siteReleasesQuery } from './queries';
import { TakenOut } from './TakenOut';
import { texts } from './texts';

/** The releases of all remotes: which is in use, how it fares, what went wrong, what was in use before. */
export default function Releases() {
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
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
    </StaffArea>
  );
}

const words = texts.facts;

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
    { term: words.version, value: version ?? texts.none, width: 'half' },
    { term: words.number, value: number !== null && inIndia(number) },
    { term: words.since, value: inUseSince && formatInstant(inUseSince) },
    { term: words.released, value: released && formatInstant(released) },
    { term: words.canary, value: canary?.version && canary.audience && texts.canary(canary.version, canary.audience) },
    { term: words.health, value: <Badge>{answers ? texts.answers : texts.silent}</Badge> },
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
