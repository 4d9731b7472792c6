import { Message, Row, SectionTitle, Stack, Table } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { messageOf } from './messages';

const words = texts.conflict;

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
          <Table
            caption={said.title}
            columns={[words.columns.field, words.columns.before, words.columns.theirs, words.columns.mine]}
            rows={rows.map(({ field, before, now, own }) => [
              field,
              before || words.none,
              <strong key="now">{now || words.none}</strong>,
              own || words.none,
            ])}
          />
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
