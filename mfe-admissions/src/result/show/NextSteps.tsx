import type { Allotment } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { color, Muted, SectionTitle, Stack, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { HelpDesk, ScreenOnly } from '../../look';
import { CalendarLink } from '../../rounds/CalendarLink';
import { nextScheduleOf, scheduleOf, scheduleQuery } from '../../rounds/schedule-query';
import type { ResultPage } from '../../rounds/result-pages';
import { nextSteps } from './steps';
import { stepLinks, type StepName, stepsTitle } from './steps-texts';
import { show } from './texts';

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  padding: 0 0 ${space(3)} ${space(6)};
  counter-increment: step;
  break-inside: avoid;
  &::before {
    content: counter(step);
    /* The number is not read out twice where browsers know how. */
    content: counter(step) / '';
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid ${color.ink};
    border-radius: 50%;
    font-weight: 700;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: calc(1rem - 1px);
    top: 2.25rem;
    bottom: ${space(0.5)};
    border-left: 2px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.h3`
  font-size: ${text.large};
  line-height: 2rem;
`;

const When = styled.p`
  font-weight: 700;
`;

function StepLink({ name }: { name: StepName }) {
  const link = stepLinks[name];
  if (!link) return null;
  return (
    <ScreenOnly>
      <Link to={link.to}>{link.label}</Link>
    </ScreenOnly>
  );
}

/** What the applicant does next, one thing after the other, with the days. */
export function NextSteps({ page, allotment }: { page: ResultPage; allotment: Allotment }) {
  const { data } = useQuery(scheduleQuery());
  const schedule = scheduleOf(data, page);
  const steps = nextSteps({ allotment, schedule, next: nextScheduleOf(data, page) });
  return (
    <Stack $gap={2}>
      <SectionTitle>{stepsTitle}</SectionTitle>
      <List>
        {steps.map(({ name, title, text: body, when }) => (
          <Item key={name}>
            <Title>{title}</Title>
            {when.map((line) => (
              <When key={line}>{line}</When>
            ))}
            <p>{body}</p>
            <StepLink name={name} />
          </Item>
        ))}
      </List>
      {schedule?.closesAt && (
        <ScreenOnly>
          <CalendarLink page={page} />
        </ScreenOnly>
      )}
      <Muted>
        {show.questions} <HelpDesk />
      </Muted>
    </Stack>
  );
}
