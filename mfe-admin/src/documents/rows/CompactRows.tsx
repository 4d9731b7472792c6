import { color, FieldError, Hint, Input, Select, space, text, wide } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { inputOf } from '../fields/plain-fields';
import { labelOf } from '../fields/labels';
import { type DataPath, useDocumentForm } from '../form-context';
import type { Field, FieldOf } from '../model/fields';
import { choiceInWords } from '../model/words';
import { texts } from '../texts';
import { RowButtons } from './RowButtons';
import type { Rows } from './use-rows';

const words = texts.rows;

/** Columns for which there is room beside each other on a phone. */
const FEW = 2;

/** Where a row has more columns than a phone has room for, its cells stand below each other there. */
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

/** Fields that fit into a cell. */
type CellField = FieldOf<'text'> | FieldOf<'number'> | FieldOf<'choice'> | FieldOf<'yesNo'>;

const MOST_COLUMNS = 4;

/** Whether a row is short enough to be a line of a table. */
export const isCompact = (fields: readonly Field[]): fields is CellField[] =>
  fields.length <= MOST_COLUMNS &&
  fields.every(
    ({ type, isOptional }) =>
      type === 'text' || type === 'number' || type === 'choice' || (type === 'yesNo' && !isOptional),
  );

interface Props {
  /** Of the rows. */
  title: string;
  fields: readonly CellField[];
  /** The field that says how deep a row stands below those before it, from 1. */
  depthIn?: string;
  path: DataPath;
  rows: Rows;
}

/** Short rows as a table, one input a cell; each is named by its column and row. */
export function CompactRows({ title, fields, depthIn, path, rows }: Props) {
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
            <th scope="col">{words.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.keys.map((key, index) => (
            <Row
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
                <RowButtons rows={rows} index={index} name={words.row(title, index + 1)} />
              </td>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Row({ depthAt = '', children, ...drag }: { depthAt?: string | undefined; children: ReactNode }) {
  const { task } = useDocumentForm();
  // The library's types cannot know paths that come from a schema.
  const depth: unknown = useWatch({ control: task.form.control, name: depthAt as never, disabled: !depthAt });
  return (
    <tr data-depth={depthAt ? String(depth) : undefined} {...drag}>
      {children}
    </tr>
  );
}

interface CellProps {
  field: CellField;
  path: DataPath;
  row: number;
}

function Cell({ field, path, row }: CellProps) {
  const { task } = useDocumentForm();
  const { error, ...input } = task.field(path);
  const common = {
    ...input,
    'aria-label': words.row(labelOf(field), row),
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
