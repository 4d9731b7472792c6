import type { Schedule } from '@university/shared/contract';
import { Card, Loaded, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import type { FillingProps } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import type { ReactNode } from 'react';
import { ApplicationsOf } from '../fees/Applications';
import { RoundsTableOf } from '../guides/RoundsTable';
import type { Notifications } from '../popup/spoken';
import { windowInWords } from '../result/sign-in/window';
import { nameIn } from '../rounds/names';
import { comingOf, onlyToCome } from '../timeline/coming';
import { ComingList } from '../timeline/ComingList';
import { previewQuery } from './query';
import type { Looked } from './takes';
import { texts } from './texts';

/** What visitors will read of admission on another day, for staff. */
export default function AdmissionPreview({ gives }: FillingProps<Looked>) {
  return (
    <Loaded query={useQuery(previewQuery(gives))} loading={texts.loading} failed={texts.failed}>
      {({ schedule, popup }) => <Preview schedule={schedule} popup={popup} />}
    </Loaded>
  );
}

function Preview({ schedule, popup }: { schedule: Schedule; popup: Notifications | null }) {
  const lines = comingOf(schedule);
  const panel = onlyToCome(lines);
  return (
    <Stack $gap={3}>
      <Part title={texts.home}>
        {panel.length > 0 ? <ComingList lines={panel} on={schedule.on} /> : <p>{texts.noPanel}</p>}
      </Part>
      <Part title={texts.popup}>{popup ? <Said {...popup} /> : <p>{texts.noPopup}</p>}</Part>
      <Part title={texts.admission}>
        <ComingList lines={lines} on={schedule.on} />
        <RoundsTableOf schedule={schedule} />
        <ApplicationsOf schedule={schedule} />
      </Part>
      <Part title={texts.windows}>
        {schedule.rounds.length === 0 && <p>{texts.nobody}</p>}
        {schedule.rounds.map((round) => (
          <p key={round.track + round.round}>
            <strong>{nameIn(schedule, round)}</strong>: {windowInWords(round)}
          </p>
        ))}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack $gap={2}>
        <h3>{title}</h3>
        {children}
      </Stack>
    </Card>
  );
}

/** What the popup says, at rest. */
function Said({ title, points, links }: Notifications) {
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
