import { identity } from '@university/shared/identity';
import { color, Container, space, text } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import styled from 'styled-components';
import { layoutTexts } from '../texts';

/** The last day on which something happens in the demonstration's season. */
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

/** Says that the site plays in a year of its own, and once that is over, how it begins anew. */
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
