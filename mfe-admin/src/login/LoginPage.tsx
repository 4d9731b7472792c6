import { joinTabs, useSession } from '@university/shared';
import { useLocation, useNavigate } from '@university/shared/router';
import { Card, Container, Message, PageHeader, Section, space, Stack, useTakenHash, wide } from '@university/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { texts as singleSignOn } from '../texts/single-sign-on';
import { Confirmed } from './Confirmed';
import { LoginForm } from './LoginForm';
import { OtherDoors } from './OtherDoors';
import { Returned } from './Returned';
import { returnTo, takeReturn } from './return-to';
import { SingleSignOn } from './SingleSignOn';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** How a journey to the provider of single sign-on ended, as the API writes it behind `#`; undefined after none. */
const outcomeIn = (hash: string) => new URLSearchParams(hash).get('single-sign-on') ?? undefined;

/** A login page. Whoever is logged in, just now or before, in this tab or another one, is led on. */
export function LoginPage({ audience }: { audience: 'admin' | 'staff' }) {
  const session = useSession();
  const { state, hash: arriving } = useLocation();
  const navigate = useNavigate();
  const [hash, setHash] = useTakenHash();
  const outcome = outcomeIn(hash);
  useEffect(() => void joinTabs(), []);
  useEffect(() => {
    if (!session || arriving || outcome === 'again') return;
    void navigate(returnTo(outcome ? takeReturn() : state, session.currentRole), { replace: true });
  }, [session, state, navigate, outcome, arriving]);

  const { title, lead } = texts.login[audience];
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <Container>
          <Columns>
            <Card>
              {outcome === 'again' && <Confirmed />}
              {outcome === 'done' && <Returned onGiveUp={() => setHash('')} />}
              {outcome !== 'again' && outcome !== 'done' && (
                <Stack $gap={3}>
                  {outcome && (
                    <Message $tone="bad" role="alert">
                      {singleSignOn.outcomes[outcome] ?? singleSignOn.unknown}
                    </Message>
                  )}
                  <SingleSignOn />
                  <LoginForm />
                </Stack>
              )}
            </Card>
            <OtherDoors here={audience} />
          </Columns>
        </Container>
      </Section>
    </>
  );
}
