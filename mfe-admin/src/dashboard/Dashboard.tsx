import type { Role } from '@university/shared/contract';
import { color, space, text, Badge, Failed, Muted, radius, wide, Button, Row } from '@university/shared/kit';
import { Link, useNavigate } from '@university/shared/router';
import styled from 'styled-components';
import { texts as words } from './texts';
import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import { newestNoticesQuery } from '../api/queries';
import { labelOf } from '../notices/sections';
import { texts as common, texts } from '../texts';
import { authStore, call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useState } from 'react';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { dropAllUnfinished } from '../form/unfinished';
import { Attention } from './Attention';

const List = styled.ul`
  list-style: none;
  padding: 0;
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

const Item = styled.li`
  display: grid;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  & + & {
    border-top: 1px solid ${color.line};
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
  ${wide.tablet} {
    grid-template-columns: 7rem 14rem minmax(0, 1fr);
    align-items: baseline;
  }
  overflow-wrap: anywhere;
`;

const LIMIT = 8;

/** The notices published last, whoever uploaded them. */
export function NewestNotices() {
  const { data: notices, isPending, isError, refetch } = useQuery(newestNoticesQuery(LIMIT));
  if (isError && !notices) return <Failed onRetry={() => void refetch()}>{words.failed}</Failed>;
  if (isPending) return <Muted role="status">{common.loading}</Muted>;
  if (notices.length === 0) return <p>{words.empty}</p>;
  return (
    <List>
      {notices.map(({ _id, fileName, section, language, publishAt }) => (
        <Item key={_id}>
          <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          <span>
            <Badge>{labelOf(section)}</Badge>
          </span>
          <Link to={`/notices/${_id}`} lang={language}>
            {fileName}
          </Link>
        </Item>
      ))}
    </List>
  );
}

export default function Dashboard() {
  const session = useSession();
  if (!session) return null;
  const { currentRole: role, email } = session;
  return (
    <StaffArea title={words.title} lead={words.who(email)} head={<WhoIsIn role={role} />}>
      <Titled title={words.attention.title}>
        <Attention role={role} />
      </Titled>
      <Titled title={words.noticesTitle}>
        <NewestNotices />
      </Titled>
    </StaffArea>
  );
}

const Line = styled(Row)`
  margin-top: ${space(1)};
  justify-content: space-between;
`;

/** The role of who is logged in, and the way out. */
function WhoIsIn({ role }: { role: Role }) {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    await logout();
    void navigate('/admin-login', { replace: true });
  }

  return (
    <Line>
      <p>
        {words.role}: <strong>{texts.roles[role]}</strong>
      </p>
      <Button type="button" $look="quiet" aria-disabled={isLeaving || undefined} onClick={leave}>
        {isLeaving ? words.loggingOut : words.logOut}
      </Button>
    </Line>
  );
}

/** Milliseconds: nobody should wait long to leave. */
const PATIENCE = 4_000;

/** Ends the session here even when the server cannot be told; there it ends by itself after 30 idle minutes. */
export async function logout(): Promise<void> {
  try {
    await call(calls.logout, { timeout: PATIENCE });
  } catch {
    // Logged by `call`.
  } finally {
    dropAllUnfinished();
    authStore.getState().end();
  }
}
