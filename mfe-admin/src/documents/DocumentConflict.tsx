import { Message, Row, SectionTitle, Stack, Table } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef } from 'react';
import type { DocumentKind } from './contract';
import { ActButton, messageOf } from '../form/actions';
import { texts } from '../texts';
import { fieldsOfKind } from './kinds';
import { inWords, isSame, type Names } from './model/words';

interface Difference {
  field: string;
  before: string;
  now: string;
  own: string;
}

type Data = Record<string, unknown>;

interface Props {
  kind: DocumentKind;
  words: { title: string; text: string; nothing: string; mine: string; theirs: string };
  states: { base: Data; theirs: Data; mine: Data };
  names: Names;
  onMine: (data: Data) => Promise<unknown>;
  onTheirs: () => void;
}

export function DocumentConflict({ kind, words: said, states, names, onMine, onTheirs }: Props) {
  const { base, theirs, mine: own } = states;
  const rows = differencesOf(kind, states, names);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const mine = useSingleMutation({ mutationFn: () => onMine(merged(base, theirs, own)) });
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
      <Stack $gap={2}>
        <SectionTitle>{said.title}</SectionTitle>
        <p>{rows.length > 0 ? said.text : said.nothing}</p>
        {rows.length > 0 && (
          <Table
            caption={said.title}
            columns={['Field', 'When you opened it', 'Now', 'In your form']}
            rows={rows.map(({ field, before, now, own }) => [
              field,
              before || texts.conflictNone,
              <strong key="now">{now || texts.conflictNone}</strong>,
              own || texts.conflictNone,
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

export function differencesOf(
  kind: DocumentKind,
  { base, theirs, mine }: { base: Data; theirs: Data; mine: Data },
  names: Names,
): Difference[] {
  return fieldsOfKind(kind)
    .filter(({ name }) => !isSame(base[name], theirs[name]))
    .map((field) => ({
      field: field.title,
      before: inWords(field, base[field.name], names),
      now: inWords(field, theirs[field.name], names),
      own: inWords(field, mine[field.name], names),
    }));
}

/** Three-way merge: their data with the fields that I changed. */
export function merged(base: Data, theirs: Data, mine: Data): Data {
  const own = Object.entries(mine).filter(([name, value]) => !isSame(value, base[name]));
  return { ...theirs, ...Object.fromEntries(own) };
}
