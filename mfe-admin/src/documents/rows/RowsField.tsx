import { color, FieldError, FormPart, Hint, space, Stack, VisuallyHidden } from '@university/shared/kit';
import styled, { css } from 'styled-components';
import { ActButton } from '../../form/buttons';
import { type FieldProps, useDocumentForm } from '../form-context';
import { texts } from '../texts';
import { RowButtons } from './RowButtons';
import { CompactRows, isCompact } from './CompactRows';
import { useRows } from './use-rows';

/** Where a dragged row would stand, and the row itself meanwhile. Of an element around the rows. */
export const dragged = css`
  [data-drop='above'] {
    box-shadow: 0 -3px 0 ${color.link};
  }
  [data-drop='below'] {
    box-shadow: 0 3px 0 ${color.link};
  }
  [data-dragged] {
    opacity: 0.6;
  }
`;

const words = texts.rows;

const List = styled(Stack)`
  ${dragged}
`;

const Row = styled.div`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.line};
`;

/** Rows of a small table: short ones as a table of inputs, longer ones as forms of their own. */
export function RowsField({ field, path }: FieldProps<'rows'>) {
  const { Input } = useDocumentForm();
  const rows = useRows(path, field.fields, field.depthIn);
  const { keys, ids, said, error } = rows;
  return (
    <FormPart title={field.title}>
      <List $gap={2} id={ids.list} tabIndex={-1}>
        {field.hint && <Hint>{field.hint}</Hint>}
        {error && <FieldError>{error}</FieldError>}
        {keys.length === 0 && <p>{words.none}</p>}
        {isCompact(field.fields) && keys.length > 0 && (
          <CompactRows title={field.title} fields={field.fields} depthIn={field.depthIn} path={path} rows={rows} />
        )}
        {!isCompact(field.fields) &&
          keys.map((key, index) => (
            <Row key={key} {...rows.drag.row(index, keys.length)}>
              <FormPart title={words.row(field.title, index + 1)}>
                {field.fields.map((each) => (
                  <Input key={each.name} field={each} path={`${path}.${index}.${each.name}`} />
                ))}
                <RowButtons rows={rows} index={index} name={words.row(field.title, index + 1)} />
              </FormPart>
            </Row>
          ))}
        <div>
          <ActButton id={ids.add} aria-label={words.addTo(field.title)} onClick={() => rows.insert()}>
            {words.add}
          </ActButton>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </List>
    </FormPart>
  );
}
