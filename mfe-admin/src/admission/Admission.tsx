import { today } from '@university/shared/identity';
import { Badge, Message, Row, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { dayOf, formatDate } from '@university/shared/time';
import { Later } from '../area/Later';
import { Fold, Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { useAddress } from '../list/use-address';
import { CycleChoice } from '../results/CycleChoice';
import { resultsPage } from '../results/rounds';
import { rowsOf } from './plan-rows';
import { PlanTable } from './PlanTable';
import { Preview } from './Preview';
import { Problems } from './Problems';
import { PublishYear } from './PublishYear';
import { type Plan, planQuery } from './queries';
import { texts as words } from './texts';

/** A new year is made seldom: its form comes with its fold. */
const loadCopy = () => import('./CopyYear').then(({ CopyYear }) => CopyYear);

/** The plan of an admission year: all dates in one table, what is missing, a copy of it, and what applicants see of it. */
export default function Admission() {
  const { filters, change } = useAddress({ cycle: '', on: '' });
  const query = useQuery(planQuery(filters.cycle));
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Read query={query} failed={words.failed}>
        {(plan) => (
          <Stack $gap={4}>
            <CycleChoice
              cycle={plan.cycle?._id ?? null}
              cycles={plan.cycles.map(({ code }) => code)}
              onChoose={(cycle) => change({ cycle })}
            />
            {plan.cycle ? (
              <OneYear
                key={plan.cycle._id}
                plan={plan}
                cycle={plan.cycle}
                on={dayOf(filters.on) ?? firstDayOf(plan.cycle)}
                onDay={(on) => change({ on })}
                onCopied={(cycle) => change({ cycle })}
              />
            ) : (
              <Message role="alert">
                <p>{filters.cycle ? words.missing : words.none}</p>
                <Link to="/admin/catalogue/cycle/new">{words.add}</Link>
              </Message>
            )}
          </Stack>
        )}
      </Read>
    </StaffArea>
  );
}

/** The day to begin with: today, or the first one of a year that is to come. */
const firstDayOf = ({ beginsOn }: Props['cycle']): string => (beginsOn > today() ? beginsOn : today());

interface Props {
  plan: Plan;
  cycle: NonNullable<Plan['cycle']>;
  on: string;
  onDay: (on: string) => void;
  onCopied: (code: string) => void;
}

function OneYear({ plan, cycle, on, onDay, onCopied }: Props) {
  const rows = rowsOf(plan);
  const drafts = [cycle, ...rows].filter(({ status }) => status === 'draft').length;
  return (
    <>
      <Stack $gap={1}>
        <Row>
          <Badge>{words.statuses[cycle.status]}</Badge>
          <span>{words.begins(formatDate(cycle.beginsOn))}</span>
        </Row>
        <Row>
          <Link to={`/admin/catalogue/cycle/${encodeURIComponent(cycle._id)}`}>{words.links.year}</Link>
          <Link to={resultsPage(cycle._id)}>{words.links.results}</Link>
          <PublishYear cycle={cycle._id} drafts={drafts} />
        </Row>
      </Stack>
      <Problems problems={plan.problems} rows={rows} isPublished={cycle.status === 'published'} />
      <Titled title={words.table.title}>
        <PlanTable rows={rows} />
      </Titled>
      <Fold title={words.copy.title}>
        <Later load={loadCopy} props={{ from: cycle._id, beginsOn: cycle.beginsOn, onCopied }} />
      </Fold>
      <Preview on={on} cycle={cycle._id} onDay={onDay} />
    </>
  );
}
