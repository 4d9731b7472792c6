import { color, Message, Row, SectionTitle, Stack, space } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { messageOf } from './messages';

const words = texts.conflict;

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

/** A field that somebody else changed since the form was opened, in words. */
export interface Difference {
  field: string;
  /** When the form was opened. */
  before: string;
  now: string;
  /** In the form. */
  own: string;
}

interface Props {
  /** What is said above the differences, and where there are none; what saving mine does. */
  words: { title: string; text: string; nothing: string; mine: string; theirs: string };
  differences: readonly Difference[];
  onMine: () => Promise<unknown>;
  onTheirs: () => void;
}

/** Tells whoever came second what was changed meanwhile, and lets them choose. */
export function Conflict({ words: said, differences: rows, onMine, onTheirs }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const mine = useSingleMutation({ mutationFn: onMine });
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
      <Stack $gap={2}>
        <SectionTitle>{said.title}</SectionTitle>
        <p>{rows.length > 0 ? said.text : said.nothing}</p>
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
        {mine.error && <p>{messageOf(mine.error)}</p>}
        <Row>
          <ActButton look="danger" isBusy={mine.isPending} onClick={() => mine.mutate()}>
            {mine.isPending ? texts.saving : said.mine}
          </ActButton>
          <ActButton onClick={onTheirs}>{said.theirs}</ActButton>
        </Row>
      </Stack>
    </Message>
  );
}
