import { prepare } from '@university/shared/reading';
import { isThere } from '@university/shared';
import type { RoundSchedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Card, Message, Page, SectionTitle, Stack } from '@university/shared/kit';
import { Columns, HelpDesk, MessageTitle, Points } from '../../look';
import { CalendarLink } from '../../rounds/CalendarLink';
import { codesQuery, scheduleOf, scheduleQuery } from '../../rounds/queries';
import { resultNameIn, useNames } from '../../rounds/names';
import { calendarAddress, canonicalAddress, type ResultPage, resultPageFor } from '../../rounds/result-pages';
import { SavedLetters } from '../letter/SavedLetters';
import { leaveReasons } from '../sign-in/texts';
import { useLeaveReason, useResultPage } from '../navigation';
import { NoRound, ResultSwitch } from './ResultSwitch';
import { HelpLink, SignInForm } from './SignInForm';
import { noRound, signIn } from './texts';
import { windowInWords } from './window';

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  // Preloaded, because the record opens next.
  const [known] = await Promise.all([prepare(queryClient, scheduleQuery()), prepare(queryClient, codesQuery())]);
  const page = resultPageFor(url.pathname, url.searchParams);
  const schedule = page && scheduleOf(known, page);
  if (!page || (known && !schedule)) return { title: noRound.title, status: 404 };
  const info = { title: signIn.title(resultNameIn(known, page)), canonical: canonicalAddress(page) };
  if (!schedule?.closesAt) return info;
  return { ...info, alternates: [{ type: 'text/calendar', title: info.title, href: calendarAddress(page) }] };
}

export default function SignIn() {
  const page = useResultPage();
  const { data: schedule } = useQuery(scheduleQuery());
  return !page || (schedule && !scheduleOf(schedule, page)) ? <NoRound /> : <SignInTo page={page} />;
}

function SignInTo({ page }: { page: ResultPage }) {
  const names = useNames();
  const reason = useLeaveReason();
  const { data: schedule } = useQuery(scheduleQuery());
  return (
    <Page title={signIn.title(names.result(page))} lead={signIn.lead} seed={page.track}>
      <Columns>
        <Stack $gap={3}>
          {reason && <Message role="status">{leaveReasons[reason]}</Message>}
          <WindowLine page={page} schedule={scheduleOf(schedule, page)} />
          <Card>
            <Stack $gap={3}>
              <SectionTitle>{signIn.formTitle}</SectionTitle>
              <SignInForm key={page.id} page={page} />
            </Stack>
          </Card>
          <SavedLetters />
          <ResultSwitch current={page} />
        </Stack>
        <Aside page={page} />
      </Columns>
    </Page>
  );
}

function WindowLine({ page, schedule }: { page: ResultPage; schedule?: RoundSchedule }) {
  if (!schedule) return null;
  return (
    <Message>
      <p>{windowInWords(schedule)}</p>
      {schedule.closesAt && schedule.state !== 'closed' && (
        <p>
          <CalendarLink page={page} />
        </p>
      )}
    </Message>
  );
}

function Aside({ page }: { page: ResultPage }) {
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <MessageTitle>{signIn.help.title}</MessageTitle>
        <Points>
          {signIn.help.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <p>
          {signIn.help.still} <HelpLink page={page} />
          {signIn.help.desk} <HelpDesk />
        </p>
      </Stack>
      <Stack $gap={1}>
        <MessageTitle>{signIn.privacy.title}</MessageTitle>
        <p>
          {signIn.privacy.text}{' '}
          {isThere('/policies/privacy') && <Link to="/policies/privacy">{signIn.privacy.link}</Link>}
        </p>
      </Stack>
    </Stack>
  );
}
