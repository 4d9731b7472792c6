import { authStore, call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Role } from '@university/shared/contract';
import { Button, color, Row, space } from '@university/shared/kit';
import { useNavigate } from '@university/shared/router';
import { useState } from 'react';
import styled from 'styled-components';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { dropAllUnfinished } from '../form/unfinished';
import { texts } from '../texts';
import { Attention, hasAttention } from './Attention';
import { NewestNotices } from './NewestNotices';
import { Tasks } from './Tasks';
import { texts as words } from './texts';

export default function Dashboard() {
  const session = useSession();
  if (!session) return null;
  const { currentRole: role, email } = session;
  return (
    <StaffArea title={words.title} lead={words.who(email)} head={<WhoIsIn role={role} />}>
      {hasAttention(role) && (
        <Titled title={words.attention.title}>
          <Attention role={role} />
        </Titled>
      )}
      <Titled title={words.tasksTitle}>
        <Tasks role={role} />
      </Titled>
      <Titled title={words.noticesTitle}>
        <NewestNotices />
      </Titled>
    </StaffArea>
  );
}

const Line = styled(Row)`
  margin-top: ${space(3)};
  justify-content: space-between;
`;

const OnNight = styled(Button)`
  color: ${color.onNight};
  border-color: ${color.onNight};
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
      <OnNight type="button" $look="quiet" aria-disabled={isLeaving || undefined} onClick={leave}>
        {isLeaving ? words.loggingOut : words.logOut}
      </OnNight>
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
