import { useSession } from '@university/shared';
import { useLocation, useNavigate } from '@university/shared/router';
import { Card, Container, PageHeader, Section, space, wide } from '@university/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { LoginForm } from './LoginForm';
import { OtherDoors } from './OtherDoors';
import { returnTo } from './return-to';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** A login page. Whoever is logged in, just now or before, is led on. */
export function LoginPage({ audience }: { audience: 'admin' | 'staff' }) {
  const session = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) void navigate(returnTo(state, session.currentRole), { replace: true });
  }, [session, state, navigate]);

  const { title, lead } = texts.login[audience];
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <Container>
          <Columns>
            <Card>
              <LoginForm />
            </Card>
            <OtherDoors here={audience} />
          </Columns>
        </Container>
      </Section>
    </>
  );
}
