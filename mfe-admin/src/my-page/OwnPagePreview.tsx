import { Card, Picture, Stack, text } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { mediaItemQuery, type OwnPage } from '../api/queries';
import { Later } from '../area/Later';
import { Titled } from '../area/Panel';
import { fromValues, type Values } from '../documents/model/values';
import { loadTextPreview } from '../form/text-preview';
import { ownFields } from './own-page';
import { texts as words } from './texts';

const Name = styled.h3`
  font-size: ${text.heading};
`;

const Photograph = styled(Picture)`
  width: 10rem;
`;

interface Props {
  page: OwnPage;
  /** What the form holds. */
  values: Values;
}

/** The own page as it will be. */
export function OwnPagePreview({ page, values }: Props) {
  const { salutation, firstname, surname, designation, dept_id: department } = page;
  const shown = fromValues(ownFields(), values);
  return (
    <Titled title={words.preview}>
      <Card>
        <Stack $gap={2}>
          <Name>{[salutation, firstname, surname].filter(Boolean).join(' ')}</Name>
          <p>
            {designation}, {department.name}
          </p>
          <Photo id={shown.photoId} />
          {shown.overview ? <Text markdown={shown.overview} /> : <p>{words.noOverview}</p>}
          <Lines lines={shown.qualifications} />
          <Text markdown={shown.researchText} />
          <Lines lines={shown.research} />
          <Lines lines={shown.publications} />
        </Stack>
      </Card>
    </Titled>
  );
}

function Photo({ id }: { id: unknown }) {
  const { data } = useQuery({ ...mediaItemQuery(String(id)), enabled: typeof id === 'string' });
  if (typeof id !== 'string' || data?.status !== 'published') return null;
  return <Photograph picture={{ ...data, alt: data.alt_en }} sizes="10rem" ratio={1} />;
}

function Text({ markdown }: { markdown: unknown }) {
  if (typeof markdown !== 'string') return null;
  return <Later load={loadTextPreview} props={{ text: markdown }} />;
}

function Lines({ lines }: { lines: unknown }) {
  if (!Array.isArray(lines) || lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines as string[])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
