import { Badge, Row } from '@university/shared/kit';
import { useRef, useState } from 'react';
import { Later } from '../area/Later';
import { CellActions, inIndia, RowButton, RowLink, Small } from '../list/cells';
import styled from 'styled-components';
import { type Column, DataTable } from '../list/DataTable';
import { roundPage } from '../results/rounds';
import { counsellingOf, daysOf, openOf, type PlanRow } from './plan-rows';
import { texts } from './texts';

const words = texts.table;

/** The form comes when the first row is opened. */
const loadDates = () => import('./DatesForm').then(({ DatesForm }) => DatesForm);

/** Every entry with its dates. A row opens to a form of them; the focus goes there, and back when it is closed. */
export function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function close(id: string) {
    setOpen(null);
    buttons.current.get(id)?.focus();
  }

  const columns: Column<PlanRow>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: words.columns.actions,
      cell: (row) => (
        <Buttons>
          <RowButton
            ref={(button) => {
              if (button) buttons.current.set(row._id, button);
            }}
            aria-expanded={open === row._id}
            aria-label={words.changeOf(row.name)}
            onClick={() => setOpen(open === row._id ? null : row._id)}
          >
            {words.change}
          </RowButton>
          <RowLink to={`/admin/catalogue/${row.kind}/${row._id}`} aria-label={words.entryOf(row.name)}>
            {words.columns.entry}
          </RowLink>
          {row.kind === 'round' && (
            <RowLink to={resultsOf(row)} aria-label={words.resultsOf(row.name)}>
              {words.results}
            </RowLink>
          )}
        </Buttons>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      empty={words.empty}
      below={(row) => open === row._id && <Later load={loadDates} props={{ row, onClose: () => close(row._id) }} />}
    />
  );
}

/** Stays on one line beside dates that need much room. */
const Name = styled.strong`
  display: block;
  min-width: 8.5rem;
`;

/** Buttons below each other leave that room. */
const Buttons = styled(CellActions)`
  flex-wrap: wrap;
  min-width: 8rem;
`;

const resultsOf = ({ data }: PlanRow) =>
  roundPage({ cycle: String(data.cycle), track: String(data.track), round: Number(data.round) });

const COLUMNS: Column<PlanRow>[] = [
  {
    id: 'entry',
    header: words.columns.entry,
    cell: ({ name, isLast }) => (
      <>
        <Name>{name}</Name>
        {isLast && <Small>{words.last}</Small>}
      </>
    ),
  },
  { id: 'open', header: words.columns.open, cell: openOf },
  { id: 'pay', header: words.columns.pay, cell: (row) => daysOf(row, 'pay') },
  { id: 'verify', header: words.columns.verify, cell: (row) => daysOf(row, 'verify') },
  { id: 'counselling', header: words.columns.counselling, cell: counsellingOf },
  {
    id: 'state',
    header: words.columns.state,
    cell: ({ status, isOut, records }) => (
      <Row $gap={0.5}>
        <Badge>{texts.statuses[status]}</Badge>
        {isOut && <Badge>{texts.out}</Badge>}
        {records > 0 && <Small>{texts.records(inIndia(records))}</Small>}
      </Row>
    ),
  },
];
