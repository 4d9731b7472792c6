import { ButtonAnchor, formatDate, Message, SectionTitle, Stack, VisuallyHidden } from '@university/shared/ui';
import { texts } from '../notices-texts';
import type { LastDate } from './last-date';

const words = texts.notice;

interface Props {
  lastDate: LastDate;
  /** Where to apply; without it the notice is about something else, such as a tender. */
  apply: string | null;
}

/** Whether it is still open, and where to apply. */
export function Application({ lastDate: { day, isOpen }, apply }: Props) {
  const date = formatDate(day);
  return (
    <Message as="section" $tone={isOpen ? 'good' : 'plain'} aria-labelledby="apply">
      <Stack $gap={1}>
        <SectionTitle id="apply">{apply ? words.applyTitle : words.lastDate}</SectionTitle>
        <p>{sentence()}</p>
        {apply && isOpen && (
          <div>
            <ButtonAnchor href={apply} target="_blank" rel="noopener noreferrer">
              {words.apply}
              <span aria-hidden="true">↗</span>
              <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Message>
  );

  function sentence() {
    if (apply) return isOpen ? words.applyOpen(date) : words.applyClosed(date);
    return isOpen ? words.openUntil(date) : words.closedOn(date);
  }
}
