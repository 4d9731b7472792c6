import type { EditableDocument } from '@university/shared/contract';
import { FactLines, Muted, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { fieldsOfKind } from './kinds';
import { inWords } from './model/words';
import { texts } from './texts';

const Lines = styled.span`
  white-space: pre-line;
`;

/** An entry that the caller may look at only. */
export function Facts({ document: { kind, data, names } }: { document: EditableDocument }) {
  const facts = fieldsOfKind(kind).map((field) => {
    const words = inWords(field, data[field.name], names);
    return { term: field.title, value: words && <Lines>{words}</Lines> };
  });
  return (
    <Stack $gap={2}>
      <Muted>{texts.page.readOnly}</Muted>
      <FactLines facts={facts} />
    </Stack>
  );
}
