import type { EditableDocument } from '@university/shared/contract';
import { color, FieldError, FormPart, Muted, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { TaskForm } from '../form/use-task-form';
import type { DocumentOutput, DocumentValues } from './form-context';
import { fieldsOfKind } from './kinds';
import { inWords } from './model/words';
import { texts } from './texts';

const words = texts.form;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(2)};
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-weight: 700;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface Props extends Pick<TaskForm<DocumentValues, DocumentOutput>, 'idOf' | 'errorOf'> {
  document: EditableDocument;
}

/** What the caller may not change of a document, with what it says. */
export function Guarded({ document, idOf, errorOf }: Props) {
  const { kind, data, names, guarded } = document;
  const fields = fieldsOfKind(kind).filter(({ name }) => guarded.includes(name));
  return (
    <FormPart title={words.guarded}>
      <Muted>{words.guardedText}</Muted>
      <Facts>
        {fields.map((field) => {
          const path = `data.${field.name}` as const;
          const error = errorOf(path);
          return (
            <div key={field.name} id={idOf(path)} tabIndex={-1}>
              <dt>{field.title}</dt>
              <dd>
                {inWords(field, data[field.name], names) || texts.none}
                {error && <FieldError> {error}</FieldError>}
              </dd>
            </div>
          );
        })}
      </Facts>
    </FormPart>
  );
}
