import { Link } from '@university/shared/router';
import { Row, color, space, text } from '@university/shared/kit';
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import styled from 'styled-components';
import described from 'the-remote/described';
import { HOME } from './addresses';
import { Answers } from './Answers';
import { SignedInAs } from './SignedInAs';

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

/** The page on show, below a bar with what the shell would know: where one is, who is in, how the API answers. */
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
