import { calendarNow } from '@university/shared/identity';
import { Badge, Card, color, FactColumns, formatSize, Stack, space, text } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Fold } from '../area/Panel';
import { detailsOf, labelOf } from './sections';
import { TextPreview } from '../form/text-preview';
import { texts } from './texts';
import type { NoticeValues } from './values';

const words = texts.preview;

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
  const named = title || words.noTitle;
  const order = [values.orderNumber, day(values.orderDate)].filter(Boolean).join(', ');
  return (
    <Fold title={words.open}>
      <Stack $gap={2}>
        <Label>{words.list}</Label>
        <Card>
          <Line>
            <span>{date}</span>
            <Badge>{section ? labelOf(section) : words.noSection}</Badge>
            <strong lang={language}>{named}</strong>
            {size !== undefined && <span>PDF, {formatSize(size)}</span>}
          </Line>
        </Card>
        <Label>{words.page}</Label>
        <Card>
          <Stack $gap={2}>
            <Title lang={language}>{named}</Title>
            <FactColumns
              facts={[
                { term: words.published, value: date },
                {
                  term: section === 'tenders' ? words.lastBid : words.lastDate,
                  value: details.has('endDate') && day(values.endDate),
                },
                { term: words.vacancies, value: details.has('vacancies') && values.vacancies },
                { term: words.order, value: details.has('orderNumber') && order },
                { term: words.apply, value: details.has('apply') && values.apply },
              ]}
            />
            {summary && <Written lang={language}>{summary}</Written>}
            {values.text && <TextPreview text={values.text} />}
            <strong>{size === undefined ? words.noPdf : words.pdf(formatSize(size))}</strong>
          </Stack>
        </Card>
      </Stack>
    </Fold>
  );
}
