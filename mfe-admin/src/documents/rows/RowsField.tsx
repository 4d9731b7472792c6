import {
  color,
  FieldError,
  FormPart,
  Hint,
  space,
  Stack,
  VisuallyHidden,
  Input,
  Select,
  text,
  wide,
} from '@university/shared/kit';
import styled, { css } from 'styled-components';
import { ActButton } from '../../form/actions';
import { type FieldProps, useDocumentForm, type DataPath } from '../form-context';
import { texts } from '../texts';
import { RowButtons } from './RowButtons';
import { useRows, type Rows } from './use-rows';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { inputOf, labelOf } from '../fields/plain-fields';
import type { Field, FieldOf } from '../model/fields';
import { choiceInWords } from '../model/words';

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

const List = styled(Stack)`
  ${dragged}
`;

const Row = styled.div`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.line};
`;

export function RowsField({ field, path }: FieldProps<'rows'>) {
  const { Input } = useDocumentForm();
  const rows = useRows(path, field.fields, field.depthIn);
  const { keys, ids, said, error } = rows;
  return (
    <FormPart title={field.title}>
      <List $gap={2} id={ids.list} tabIndex={-1}>
        {field.hint && <Hint>{field.hint}</Hint>}
        {error && <FieldError>{error}</FieldError>}
        {keys.length === 0 && <p>No rows yet.</p>}
        {isCompact(field.fields) && keys.length > 0 && (
          <CompactRows title={field.title} fields={field.fields} depthIn={field.depthIn} path={path} rows={rows} />
        )}
        {!isCompact(field.fields) &&
          keys.map((key, index) => (
            <Row key={key} {...rows.drag.row(index, keys.length)}>
              <FormPart title={texts.rowsRow(field.title, index + 1)}>
                {field.fields.map((each) => (
                  <Input key={each.name} field={each} path={`${path}.${index}.${each.name}`} />
                ))}
                <RowButtons rows={rows} index={index} name={texts.rowsRow(field.title, index + 1)} />
              </FormPart>
            </Row>
          ))}
        <div>
          <ActButton id={ids.add} aria-label={`Add a row: ${field.title}`} onClick={() => rows.insert()}>
            Add a row
          </ActButton>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </List>
    </FormPart>
  );
}

/** Columns that fit side by side on a phone. */
const FEW = 2;

const stacked = css`
  thead {
    display: none;
  }
  tr {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding-block: ${space(1)};
    border-top: 1px solid ${color.line};
  }
  td {
    display: block;
  }
  td:last-child {
    grid-column: 1 / -1;
    width: auto;
  }
  td::before {
    content: attr(data-title);
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Table = styled.table<{ $isWide: boolean }>`
  width: 100%;
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '40rem')};
  border-collapse: collapse;
  th {
    color: ${color.muted};
    font-size: ${text.small};
    text-align: left;
    vertical-align: bottom;
  }
  td {
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} 0;
    vertical-align: top;
  }
  td:last-child {
    width: 1%;
  }
  input,
  select {
    min-width: 4rem;
  }
  th[data-type='number'] {
    width: 5rem;
  }
  input[type='checkbox'] {
    width: 24px;
    height: 24px;
    min-width: 0;
    margin: ${space(1.5)} 0;
  }
  @media not all and (min-width: 52rem) {
    ${({ $isWide }) => $isWide && stacked}
  }
  ${wide.tablet} {
    tr[data-depth='2'] td:first-child {
      padding-left: ${space(4)};
    }
    tr[data-depth='3'] td:first-child {
      padding-left: ${space(8)};
    }
  }
`;

type CellField = FieldOf<'text'> | FieldOf<'number'> | FieldOf<'choice'> | FieldOf<'yesNo'>;

const MOST_COLUMNS = 4;

const isCompact = (fields: readonly Field[]): fields is CellField[] =>
  fields.length <= MOST_COLUMNS &&
  fields.every(
    ({ type, isOptional }) =>
      type === 'text' || type === 'number' || type === 'choice' || (type === 'yesNo' && !isOptional),
  );

interface Props {
  title: string;
  fields: readonly CellField[];
  depthIn?: string;
  path: DataPath;
  rows: Rows;
}

function CompactRows({ title, fields, depthIn, path, rows }: Props) {
  const isWide = fields.length > FEW;
  const hints = fields.filter(({ hint }) => hint);
  return (
    <>
      {hints.map((field) => (
        <Hint key={field.name}>
          {field.title}: {field.hint}
        </Hint>
      ))}
      <Table $isWide={isWide}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.name} scope="col" data-type={field.type}>
                {labelOf(field)}
              </th>
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.keys.map((key, index) => (
            <TableRow
              key={key}
              depthAt={depthIn && `${path}.${index}.${depthIn}`}
              {...rows.drag.row(index, rows.keys.length)}
            >
              {fields.map((field) => (
                <td key={field.name} data-title={labelOf(field)}>
                  <Cell field={field} path={`${path}.${index}.${field.name}`} row={index + 1} />
                </td>
              ))}
              <td>
                <RowButtons rows={rows} index={index} name={texts.rowsRow(title, index + 1)} />
              </td>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function TableRow({ depthAt = '', children, ...drag }: { depthAt?: string | undefined; children: ReactNode }) {
  const { task } = useDocumentForm();
  // Paths that come from a schema cannot be typed.
  const depth: unknown = useWatch({ control: task.form.control, name: depthAt as never, disabled: !depthAt });
  return (
    <tr data-depth={depthAt ? String(depth) : undefined} {...drag}>
      {children}
    </tr>
  );
}

function Cell({ field, path, row }: { field: CellField; path: DataPath; row: number }) {
  const { task } = useDocumentForm();
  const { error, ...input } = task.field(path);
  const common = {
    ...input,
    'aria-label': texts.rowsRow(labelOf(field), row),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error && `${input.id}-error`,
  };
  return (
    <>
      {error && <FieldError id={`${input.id}-error`}>{error}</FieldError>}
      {field.type === 'choice' ? (
        <Select {...common}>
          {field.values.map((value) => (
            <option key={value} value={value}>
              {choiceInWords(field, value)}
            </option>
          ))}
        </Select>
      ) : field.type === 'yesNo' ? (
        <input type="checkbox" {...common} />
      ) : (
        <Input {...inputOf(field)} {...common} />
      )}
    </>
  );
}
