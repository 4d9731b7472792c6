import { Card, Prose, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { OwnPage } from '../api/queries';
import { Titled } from '../area/Panel';
import { texts as words } from './texts';

const Name = styled.h3`
  font-size: ${text.heading};
`;

interface Props {
  page: OwnPage;
  values: { overview: string; research: readonly { text: string }[] };
}

/** The own page as it will be. */
export function OwnPagePreview({ page, values: { overview, research } }: Props) {
  const { salutation, firstname, surname, designation, dept_id: department } = page;
  const topics = research.map(({ text: topic }) => topic.trim()).filter(Boolean);
  return (
    <Titled title={words.preview}>
      <Card>
        <Prose>
          <Name>{[salutation, firstname, surname].filter(Boolean).join(' ')}</Name>
          <p>
            {designation}, {department.name}
          </p>
          <p>{overview.trim() || words.noOverview}</p>
          {topics.length > 0 && (
            <ul>
              {topics.map((topic, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are typed
                <li key={index}>{topic}</li>
              ))}
            </ul>
          )}
        </Prose>
      </Card>
    </Titled>
  );
}
