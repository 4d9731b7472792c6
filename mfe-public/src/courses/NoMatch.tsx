import { Link } from '@university/shared/router';
import { ButtonLink, Message, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../programmes-texts';

const Ways = styled.ul`
  padding-left: ${space(2.5)};
  line-height: 1.9;
`;

/** The list with one part of the filter given up. */
export interface Way {
  to: string;
  text: string;
}

interface Props {
  /** Those that lead to something. */
  ways: readonly Way[];
  /** Address of the whole list. */
  all: string;
}

/** Says that nothing fits, and which part of the filter stands in the way. */
export function NoMatch({ ways, all }: Props) {
  return (
    <Message>
      <p>{texts.courses.noMatch}</p>
      {ways.length > 0 && (
        <>
          <p>{texts.courses.waysOut}</p>
          <Ways>
            {ways.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </Ways>
        </>
      )}
      <ButtonLink $look="quiet" to={all}>
        {texts.courses.clear}
      </ButtonLink>
    </Message>
  );
}
