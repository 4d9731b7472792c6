import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { MailState } from '@university/shared/contract';
import { Badge, Card, color, Muted, Row, Stack, space, text } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { useDone } from '../api/changes';
import { LIVE } from '../api/queries';
import { mailQuery } from '../mail/queries';
import { StaffArea } from '../area/StaffArea';
import { Read, TaskButton } from '../form/actions';
import { leftOf, levelsQuery, missingOf, setupQuery, type State, STEPS, type Step } from './steps';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const StepTitle = styled.h2`
  font-size: ${text.large};
`;

const Parts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    min-height: 44px;
    padding-block: ${space(1)};
    border-top: 1px solid ${color.line};
  }
`;

export default function Setup() {
  return (
    <StaffArea
      title="Set-up"
      lead="What the site needs before people can use it. Leave it and come back when you like."
    >
      <Read query={useQuery(setupQuery())} failed="What is there already could not be read.">
        {(state) => <Steps state={state} />}
      </Read>
    </StaffArea>
  );
}

const lastTestQuery = () => ({ ...mailQuery({ kind: 'test', limit: 1, page: 1 }), refetchInterval: LIVE });

function Steps({ state: read }: { state: State }) {
  const [test] = useQuery(lastTestQuery()).data?.data.mail ?? [];
  const { data: levels } = useQuery(levelsQuery());
  const state = { ...read, levels, ...(test?.state === 'sent' && { sentMail: 1 }) };
  const left = leftOf(state).length;
  return (
    <Stack $gap={2}>
      <p role="status">
        {left === 0 ? 'Nothing is missing.' : `${STEPS.length - left} of ${STEPS.length} steps are done.`}
      </p>
      <List>
        {STEPS.map((step) => (
          <OneStep key={step.title} {...{ step, state }} />
        ))}
      </List>
    </Stack>
  );
}

function OneStep({ step, state }: { step: Step; state: State }) {
  const missing = missingOf(step, state);
  return (
    <Card as="li">
      <Stack $gap={1}>
        <Row>
          <StepTitle>{step.title}</StepTitle>
          <Badge>{missing.length === 0 ? 'Done' : `${missing.length} missing`}</Badge>
        </Row>
        <Muted>{step.why}</Muted>
        <Parts>
          {step.parts.map((part) => (
            <li key={part.label}>
              <Link to={part.to(state)}>{part.label}</Link>
              <span>{part.isDone(state) ? part.says?.(state) || 'There' : 'Missing'}</span>
            </li>
          ))}
        </Parts>
        {step.parts.some(({ isTestOfMail }) => isTestOfMail) && <TestOfMail />}
      </Stack>
    </Card>
  );
}

const TEST = {
  waiting: 'The last test waits to be sent.',
  sent: 'The last test was sent. See whether it is in your mailbox.',
  written:
    'The last test was written to a file, not sent: no mail server is set up. Whoever runs the website sets SMTP_URL and MAIL_FROM, and starts it again.',
  failed: 'The last test could not be sent.',
} as const satisfies Record<MailState, string>;

function TestOfMail() {
  const done = useDone();
  const send = async () => {
    await call(calls.sendTestMail);
    done('The test is in the outbox.', 'mail');
  };
  const [last] = useQuery(lastTestQuery()).data?.data.mail ?? [];
  return (
    <>
      {last && <p>{[TEST[last.state], last.state !== 'written' && last.last_error].filter(Boolean).join(' ')}</p>}
      <TaskButton onRun={send} working="Queuing it…">
        Send a test mail to me
      </TaskButton>
    </>
  );
}
