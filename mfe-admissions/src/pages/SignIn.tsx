import { useSearchParams } from '@university/shared/router';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Card, Container, Message, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { resultName, resultPageFor } from '../allotment/tracks';
import { Columns } from '../Columns';
import { HelpDesk } from '../HelpDesk';
import { useLeaveReason } from '../leave-reason';
import { Aside } from '../sign-in/Aside';
import { ResultSwitch } from '../sign-in/ResultSwitch';
import { SignInForm } from '../sign-in/SignInForm';
import { leaveReasons, signIn } from '../texts';

export async function loader({ url }: LoaderArgs): Promise<PageInfo> {
  return { title: signIn.title(resultName(resultPageFor(url.searchParams.get('category')))) };
}

export default function SignIn() {
  const [search] = useSearchParams();
  const page = resultPageFor(search.get('category'));
  const reason = useLeaveReason();
  return (
    <>
      <PageHeader title={signIn.title(resultName(page))} lead={signIn.lead} seed={page.track} />
      <Section>
        <Container>
          <Columns>
            <Stack $gap={3}>
              <ResultSwitch current={page} />
              {reason && <Message role="status">{leaveReasons[reason]}</Message>}
              <Card>
                <Stack $gap={3}>
                  <SectionTitle>{signIn.formTitle}</SectionTitle>
                  <noscript>
                    <Message $tone="bad">
                      {signIn.needsScripts} <HelpDesk />
                    </Message>
                  </noscript>
                  <SignInForm key={page.signIn} page={page} />
                </Stack>
              </Card>
            </Stack>
            <Aside />
          </Columns>
        </Container>
      </Section>
    </>
  );
}
