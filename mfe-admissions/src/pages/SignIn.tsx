import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Card, Container, Message, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { calendarAddress } from '../allotment/calendar-address';
import { canonicalAddress, resultName, resultPageAt } from '../allotment/tracks';
import { useResultPage } from '../allotment/use-result-page';
import { prepareSchedule, scheduleOf, scheduleQuery } from '../api/schedule';
import { Columns } from '../Columns';
import { HelpDesk } from '../HelpDesk';
import { useLeaveReason } from '../leave-reason';
import { SavedLetters } from '../letter/SavedLetters';
import { Aside } from '../sign-in/Aside';
import { ResultSwitch } from '../sign-in/ResultSwitch';
import { SignInForm } from '../sign-in/SignInForm';
import { WindowLine } from '../sign-in/WindowLine';
import { leaveReasons, signIn } from '../texts';

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  await prepareSchedule(queryClient);
  const page = resultPageAt(url.pathname, url.searchParams.get('category'));
  const info = { title: signIn.title(resultName(page)), canonical: canonicalAddress(page) };
  const schedule = scheduleOf(queryClient.getQueryData(scheduleQuery().queryKey), page);
  if (!schedule?.closesAt) return info;
  return { ...info, alternates: [{ type: 'text/calendar', title: info.title, href: calendarAddress(page) }] };
}

export default function SignIn() {
  const page = useResultPage();
  const reason = useLeaveReason();
  const { data: schedule } = useQuery(scheduleQuery());
  return (
    <>
      <PageHeader title={signIn.title(resultName(page))} lead={signIn.lead} seed={page.track} />
      <Section>
        <Container>
          <Columns>
            <Stack $gap={3}>
              {reason && <Message role="status">{leaveReasons[reason]}</Message>}
              <WindowLine page={page} schedule={scheduleOf(schedule, page)} />
              <Card>
                <Stack $gap={3}>
                  <SectionTitle>{signIn.formTitle}</SectionTitle>
                  <noscript>
                    <Message $tone="bad">
                      {signIn.needsScripts} <HelpDesk />
                    </Message>
                  </noscript>
                  <SignInForm key={page.id} page={page} />
                </Stack>
              </Card>
              <SavedLetters />
              <ResultSwitch current={page} />
            </Stack>
            <Aside />
          </Columns>
        </Container>
      </Section>
    </>
  );
}
