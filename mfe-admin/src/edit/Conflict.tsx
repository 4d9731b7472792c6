import { Button, color, Message, Row, SectionTitle, space, Stack } from '@university/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Notice } from '../contract';
import { useTask } from '../form/use-task';
import { texts as common } from '../texts';
import { texts } from '../texts/notices';
import { differences } from './differences';
import type { EditValues } from './values';

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
          <Button type="button" $look="danger" aria-disabled={isBusy || undefined} onClick={() => void run(onMine)}>
            {isBusy ? common.saving : words.mine}
          </Button>
          <Button type="button" $look="quiet" onClick={onTheirs}>
            {words.theirs}
          </Button>
        </Row>
      </Stack>
    </Message>
  );
}
