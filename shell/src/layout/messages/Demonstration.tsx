import { identity } from '@university/shared/identity';
import { color, Container, space, text } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import styled from 'styled-components';
import { layoutTexts } from '../texts';

const LAST_DAY = '2025-08-20';

const LONG = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

const Bar = styled.section`
  padding-block: ${space(0.5)};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${text.small};
  font-weight: 700;
  text-align: center;
`;

export function Demonstration() {
  const { today } = identity.demonstration ?? {};
  if (!today) return null;
  const words = layoutTexts.demonstration;
  return (
    <Bar aria-label={words.label}>
      <Container>
        {words.today(LONG.format(new Date(today)))}
        {today > LAST_DAY && ` ${words.over}`}
      </Container>
    </Bar>
  );
}
