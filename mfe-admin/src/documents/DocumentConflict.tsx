import { Message, Row, SectionTitle, Stack, Table } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef } from 'react';
import type { DocumentKind } from './contract';
import { ActButton } from '../form/buttons';
import { messageOf } from '../form/messages';
import { texts } from '../texts';
import { fieldsOfKind } from './kinds';
import { inWords, isSame, type Names } from './model/words';

const words = texts.conflict;

/** A field that somebody else changed since the form was opened, in words. */
interface Difference {
  field: string;
  /** When the form was opened. */
  before: string;
  now: string;
  /** In the form. */
  own: string;
}

type Data = Record<string, unknown>;

interface Props {
  kind: DocumentKind;
  /** What is said above the differences, and where there are none; what saving mine does. */
  words: { title: string; text: string; nothing: string; mine: string; theirs: string };
  /** What the form began with, what somebody else made of it meanwhile, and what is in the form. */
  states: { base: Data; theirs: Data; mine: Data };
  names: Names;
  /** Is given theirs, with what was changed in the form. */
  onMine: (data: Data) => Promise<unknown>;
  onTheirs: () => void;
}

/**
 * Tells anybody who came second with a document what was changed meanwhile, and lets them choose. Few people ever see it, so
 * its code comes late.
 */
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

/** What somebody else changed since the form was opened, and what is in the form. */
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

/** Theirs, with the fields that I changed as I want them. */
export function merged(base: Data, theirs: Data, mine: Data): Data {
  const own = Object.entries(mine).filter(([name, value]) => !isSame(value, base[name]));
  return { ...theirs, ...Object.fromEntries(own) };
}
