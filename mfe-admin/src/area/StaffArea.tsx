import { useSession } from '@university/shared';
import {
  Container,
  Muted,
  space,
  Stack,
  text,
  wide,
  Button,
  color,
  radius,
  Card,
  SectionTitle,
} from '@university/shared/kit';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { proofWanted } from '../api/changes';
import { useEnrolment } from '../sign-in/second-factor';
import type { Role } from '@university/shared/contract';
import { Link, useLocation } from '@university/shared/router';
import { texts } from '../texts';
import { pageAt, pagesOf } from './pages';
import { Alert } from '../form/actions';

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
  head?: ReactNode;
  children: ReactNode;
}

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

/** Mounted once per staff page; asks for a recent login when a call needs one. */
export function ProveItIsYou() {
  const settle = useSyncExternalStore(proofWanted.subscribe, proofWanted.current, () => null);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (!settle || Dialog) return;
    import('../sign-in/ProofDialog').then(
      (module) => setDialog(() => module.default),
      // The caller then gets the refusal, and can try again.
      () => settle(false),
    );
  }, [settle, Dialog]);
  return settle && Dialog && <Dialog settle={settle} />;
}

const LIST_ID = 'staff-menu';

const Nav = styled.nav`
  ${wide.desktop} {
    position: sticky;
    top: ${space(2)};
    max-height: calc(100vh - ${space(4)});
    overflow-y: auto;
    align-self: start;
  }
`;

const Toggle = styled(Button)`
  width: 100%;
  justify-content: space-between;
  ${wide.desktop} {
    display: none;
  }
`;

const List = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-top: ${space(1)};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(0.5)} ${space(1.5)};
    border-left: 4px solid transparent;
    border-radius: ${radius.small};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${color.band};
  }
  a[aria-current] {
    border-left-color: ${color.accent};
    background: ${color.band};
    font-weight: 700;
  }
  ${wide.desktop} {
    display: block;
    margin-top: 0;
    a {
      min-height: 32px;
      padding-block: 0;
    }
  }
`;

const Group = styled.span`
  display: block;
  padding: ${space(1)} ${space(2)} 0;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

function AreaNav({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = pageAt(pathname)?.path;
  const isOpen = openAt === pathname;
  return (
    <Nav aria-label={texts.areaMenu}>
      <Toggle
        type="button"
        $look="quiet"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {texts.areaMenu}
        <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </Toggle>
      <List id={LIST_ID} $isOpen={isOpen}>
        {pagesOf(role).map(({ path, label, group }, index, all) => (
          <li key={path}>
            {group && group !== all[index - 1]?.group && <Group>{texts.areaGroups[group]}</Group>}
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </Nav>
  );
}

interface PanelProps {
  title: string;
  gap?: number;
  id?: string;
  children: ReactNode;
}

export function Titled({ title, gap = 2, id, children }: PanelProps) {
  return (
    <Stack as="section" $gap={gap} id={id}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

export function Panel(props: PanelProps) {
  return (
    <Card>
      <Titled {...props} />
    </Card>
  );
}

const Box = styled.details`
  & > summary {
    min-height: 44px;
    padding-block: ${space(1)};
    font-weight: 700;
    cursor: pointer;
  }
`;

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}

type Load<P> = () => Promise<ComponentType<P>>;

/** A component that is loaded when it first renders. */
export const later =
  <P extends object>(load: Load<P>): ComponentType<P> =>
  (props) => <Later load={load} props={props} />;

function Later<P extends object>({ load, props }: { load: Load<P>; props: P }) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => setLoaded(null),
    );
  }, [load]);
  if (Loaded === null) return <Alert>{texts.failed}</Alert>;
  return Loaded && <Loaded {...props} />;
}
