import { color, Message, Row, SectionTitle, Stack, space } from '@university/shared/kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Notice } from '../contract';
import { ActButton } from '../form/buttons';
import { useTask } from '../form/use-task';
import { texts as common } from '../texts';
import type { EditValues } from './EditForm';
import { labelOf } from './sections';
import { texts } from './texts';
import { valuesOf } from './values';

const words = texts.edit.conflict;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

interface Props {
  base: Notice;
  theirs: Notice;
  mine: EditValues;
  onMine: () => Promise<unknown>;
  onTheirs: () => void;
}

/** Tells whoever came second what was changed meanwhile, and lets them choose. */
export function Conflict({ base, theirs, mine, onMine, onTheirs }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { isBusy, failure, run } = useTask();
  const rows = differences(base, theirs, mine);
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
      <Stack $gap={2}>
        <SectionTitle>{words.title}</SectionTitle>
        <p>{rows.length > 0 ? words.text : words.nothing}</p>
        {rows.length > 0 && (
          <Scroll>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{words.columns.field}</th>
                  <th scope="col">{words.columns.before}</th>
                  <th scope="col">{words.columns.theirs}</th>
                  <th scope="col">{words.columns.mine}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ field, before, now, own }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>{before || words.none}</td>
                    <td>
                      <strong>{now || words.none}</strong>
                    </td>
                    <td>{own || words.none}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
        {failure && <p>{failure}</p>}
        <Row>
          <ActButton look="danger" isBusy={isBusy} onClick={() => void run(onMine)}>
            {isBusy ? common.saving : words.mine}
          </ActButton>
          <ActButton onClick={onTheirs}>{words.theirs}</ActButton>
        </Row>
      </Stack>
    </Message>
  );
}

/** What a field is called in the comparison. */
const NAMES: Record<keyof ReturnType<typeof valuesOf>, string> = {
  section: texts.section,
  fileName: texts.fileName,
  language: texts.language,
  summary: texts.summary,
  publishAt: texts.publishAtEdit,
  endDate: texts.endDate,
  apply: texts.apply,
  vacancies: texts.vacancies,
  orderNumber: texts.orderNumber,
  orderDate: texts.orderDate,
  autoArchive: texts.autoArchive,
  validUntil: texts.validUntil,
};

interface Difference {
  field: string;
  before: string;
  now: string;
  own: string;
}

function inWords(values: ReturnType<typeof valuesOf>, name: keyof typeof NAMES): string {
  const value = values[name];
  if (name === 'section') return values.section && labelOf(values.section);
  if (name === 'language') return texts.languages[values.language];
  if (name === 'publishAt') return values.publishAt.replace('T', ' ');
  return value === true ? '✓' : String(value || '');
}

/** What somebody else changed since the form was opened, and what stands in the form. */
export function differences(base: Notice, theirs: Notice, mine: EditValues): Difference[] {
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const fields = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      field: NAMES[name].replace(/ \(optional\)$/, ''),
      before: inWords(before, name),
      now: inWords(now, name),
      own: inWords(mine, name),
    }));
  if (base.fileLink === theirs.fileLink) return fields;
  return [
    ...fields,
    { field: texts.edit.conflict.file, before: '', now: texts.edit.conflict.replaced, own: mine.newFile },
  ];
}
