import { authStore, useSession } from '@university/shared';
import { type Role, ROLES } from '@university/shared/contract';
import { color, Row, space, text } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import styled from 'styled-components';
import described from 'the-remote/described';
import { type Mood, MOODS } from '@university/shared/testing/tools';
import { HOME } from './Contents';
import { mood, setMood } from './mood';

const Bar = styled(Row)`
  padding: ${space(1)} ${space(2)};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${text.small};
  a {
    color: inherit;
  }
  select {
    background: ${color.night};
    min-height: 2rem;
  }
`;

const isOnExamples = document.documentElement.dataset.answers === 'example';

export function Frame() {
  const title = useMatches().at(-1)?.handle;
  useEffect(() => {
    document.title = typeof title === 'string' ? `${title} · ${described.name}` : described.name;
  }, [title]);
  return (
    <>
      <Bar as="header">
        <Link to={HOME}>{described.name}</Link>
        {isOnExamples && <Answers />}
        {isOnExamples && <SignedInAs />}
      </Bar>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Answers() {
  return (
    <label>
      API:{' '}
      <select
        defaultValue={mood()}
        onChange={({ target }) => {
          setMood(target.value as Mood);
          location.reload();
        }}
      >
        {Object.entries(MOODS).map(([name, says]) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

function SignedInAs() {
  const session = useSession();
  return (
    <label>
      Logged in:{' '}
      <select
        value={session?.currentRole ?? ''}
        onChange={({ target }) => {
          const { begin, end } = authStore.getState();
          const role = target.value as Role | '';
          if (role) begin({ token: 'example', currentRole: role, email: `${role}@seu.example` });
          else end();
        }}
      >
        <option value="">nobody</option>
        {ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
    </label>
  );
}
