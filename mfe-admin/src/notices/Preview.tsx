import { calendarNow } from '@university/shared/identity';
import { Badge, Card, color, FactColumns, formatSize, Stack, space, text } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Fold } from '../area/Panel';
import { detailsOf, labelOf } from './sections';
import { TextPreview } from '../form/text-preview';
import type { NoticeValues } from './values';

const Label = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(2)};
`;

const Title = styled.p`
  font-size: ${text.heading};
  font-weight: 700;
  line-height: 1.2;
`;

const Written = styled.p`
  white-space: pre-line;
`;

interface Props {
  values: NoticeValues;
  title: string;
  size: number | undefined;
  publishAt?: string;
}

const day = (date: string) => (date ? formatDate(date) : '');

export function Preview({ values, title, size, publishAt }: Props) {
  const { section, summary, language } = values;
  const details = new Set(detailsOf(section));
  const date = formatDate(publishAt || new Date(calendarNow()).toISOString());
  const named = title || 'Title of the notice';
  const order = [values.orderNumber, day(values.orderDate)].filter(Boolean).join(', ');
  return (
    <Fold title="See how it will look">
      <Stack $gap={2}>
        <Label>In the list of its section</Label>
        <Card>
          <Line>
            <span>{date}</span>
            <Badge>{section ? labelOf(section) : 'Section'}</Badge>
            <strong lang={language}>{named}</strong>
            {size !== undefined && <span>PDF, {formatSize(size)}</span>}
          </Line>
        </Card>
        <Label>On its own page</Label>
        <Card>
          <Stack $gap={2}>
            <Title lang={language}>{named}</Title>
            <FactColumns
              facts={[
                { term: 'Published', value: date },
                {
                  term: section === 'tenders' ? 'Last date for bids' : 'Last date to apply',
                  value: details.has('endDate') && day(values.endDate),
                },
                { term: 'Vacancies', value: details.has('vacancies') && values.vacancies },
                { term: 'Order', value: details.has('orderNumber') && order },
                { term: 'Apply online', value: details.has('apply') && values.apply },
              ]}
            />
            {summary && <Written lang={language}>{summary}</Written>}
            {values.text && <TextPreview text={values.text} />}
            <strong>{size === undefined ? 'Without a PDF' : `Open the PDF (${formatSize(size)})`}</strong>
          </Stack>
        </Card>
      </Stack>
    </Fold>
  );
}
