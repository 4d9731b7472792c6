import { useSession } from '@university/shared';
import { Container, Muted, space, Stack, text, wide } from '@university/shared/kit';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { proofWanted } from '../sign-in/recent-login';
import { useEnrolment } from '../sign-in/second-factor';
import { AreaNav } from './AreaNav';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(1.5)} ${space(8)};
  ${wide.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Title = styled.h1`
  font-size: ${text.heading};
  line-height: 1.25;
`;

interface Props {
  title: string;
  lead?: string;
  /** Stands in the page's head, below the lead. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page behind the login: its head, the menu of what this role may do, and its content. */
export function StaffArea({ title, lead, head, children }: Props) {
  const session = useSession();
  useEnrolment();
  if (!session) return null;
  return (
    <>
      <Container>
        <Columns>
          <AreaNav role={session.currentRole} />
          <Stack $gap={2}>
            <div>
              <Title tabIndex={-1}>{title}</Title>
              {lead && <Muted>{lead}</Muted>}
              {head}
            </div>
            <Stack $gap={4}>{children}</Stack>
          </Stack>
        </Columns>
      </Container>
      <ProveItIsYou />
    </>
  );
}

type Dialog = ComponentType<{ settle: (proved: boolean) => void }>;

/** Asks who it is where a call needs a recent login. Stands once in every page of the staff area; its code comes when it is needed. */
export function ProveItIsYou() {
  const settle = useSyncExternalStore(proofWanted.subscribe, proofWanted.current, () => null);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (!settle || Dialog) return;
    import('../sign-in/ProofDialog').then(
      (module) => setDialog(() => module.default),
      // Who wanted the call reads its refusal, and can try again.
      () => settle(false),
    );
  }, [settle, Dialog]);
  return settle && Dialog && <Dialog settle={settle} />;
}
