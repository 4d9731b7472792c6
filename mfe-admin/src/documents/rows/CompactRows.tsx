import { color, FieldError, Input, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { inputOf } from '../fields/plain-fields';
import { labelOf } from '../fields/labels';
import { type DataPath, useDocumentForm } from '../form-context';
import type { FieldOf } from '../model/fields';
import { texts } from '../texts';
import { RowButtons } from './RowButtons';
import type { Rows } from './use-rows';

const words = texts.rows;

const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  th {
    color: ${color.muted};
    font-size: ${text.small};
    text-align: left;
  }
  td {
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} 0;
    vertical-align: top;
  }
  td:last-child {
    width: 1%;
  }
  input {
    min-width: 4rem;
  }
`;

interface Props {
  /** Of the rows. */
  title: string;
  fields: readonly (FieldOf<'text'> | FieldOf<'number'>)[];
  path: DataPath;
  rows: Rows;
}

/** Short rows as a table, one input a cell; each is named by its column and row. */
export function CompactRows({ title, fields, path, rows }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} scope="col">
              {labelOf(field)}
            </th>
          ))}
          <th scope="col">{words.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.keys.map((key, index) => (
          <tr key={key}>
            {fields.map((field) => (
              <td key={field.name}>
                <Cell field={field} path={`${path}.${index}.${field.name}`} row={index + 1} />
              </td>
            ))}
            <td>
              <RowButtons rows={rows} index={index} name={words.row(title, index + 1)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps {
  field: FieldOf<'text'> | FieldOf<'number'>;
  path: DataPath;
  row: number;
}

function Cell({ field, path, row }: CellProps) {
  const { task } = useDocumentForm();
  const { error, ...input } = task.field(path);
  return (
    <>
      {error && <FieldError id={`${input.id}-error`}>{error}</FieldError>}
      <Input
        {...inputOf(field)}
        {...input}
        aria-label={words.row(labelOf(field), row)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${input.id}-error`}
      />
    </>
  );
}
