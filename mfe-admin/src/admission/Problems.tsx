import type { PlanProblem } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Titled } from '../area/Panel';
import type { PlanRow } from './plan-rows';
import { texts } from './texts';

const words = texts.problems;

interface Props {
  problems: readonly PlanProblem[];
  rows: readonly PlanRow[];
  /** Of the year: what stood in the way of publishing it is a contradiction that visitors read. */
  isPublished: boolean;
}

/** What is missing in a plan and what contradicts itself; first what stands in the way of publishing it. */
export function Problems({ problems, rows, isPublished }: Props) {
  const ordered = problems.toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
  const kindOf = (id: string | null) => rows.find(({ _id }) => _id === id)?.kind;
  return (
    <Titled title={words.title}>
      {ordered.length === 0 && <p>{words.none}</p>}
      {ordered.length > 0 && (
        <ul>
          {ordered.map(({ entry, message, blocks }) => (
            <li key={message}>
              {blocks && <strong>{isPublished ? words.contradicts : words.blocks}</strong>}
              {message}{' '}
              {entry && kindOf(entry) && (
                <Link to={`/admin/catalogue/${kindOf(entry)}/${entry}`} aria-label={words.openOf(message)}>
                  {words.open}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Titled>
  );
}
