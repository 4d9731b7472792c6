import type { Role } from '@university/shared/contract';
import { useNavigate } from '@university/shared/router';
import { Button, color, Row, space } from '@university/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { logOut } from '../api/log-out';
import { texts } from '../texts';
import { texts as words } from '../texts/dashboard';

const Line = styled(Row)`
  margin-top: ${space(3)};
  justify-content: space-between;
`;

const OnNight = styled(Button)`
  color: ${color.onNight};
  border-color: ${color.onNight};
`;

/** The role of who is logged in, and the way out. */
export function WhoIsIn({ role }: { role: Role }) {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    await logOut();
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
