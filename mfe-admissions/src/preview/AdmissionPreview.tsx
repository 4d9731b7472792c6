import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, useQuery } from '@university/shared/query';
import { spoken, type Notifications } from '../popup/spoken';
import { today } from '@university/shared/identity';
import type { Schedule } from '@university/shared/contract';
import { Card, Loaded, SectionTitle, Stack, Page } from '@university/shared/kit';
import { Link, useSearchParams } from '@university/shared/router';
import { dayOf, formatDate } from '@university/shared/time';
import type { ReactNode } from 'react';
import { ApplicationsOf } from '../fees/FeeTables';
import { RoundsTableOf } from '../guides/blocks';
import { windowInWords } from '../result/sign-in/window';
import { nameIn } from '../rounds/names';
import { comingOf, isAnyToCome } from '../timeline/coming';
import { ComingList } from '../timeline/ComingList';
import { texts } from './texts';

/** `on` is YYYY-MM-DD; an empty `cycle` means that of the day. */
interface Looked {
  on: string;
  cycle: string;
}

export const previewQuery = ({ on, cycle }: Looked) =>
  queryOptions({
    queryKey: ['admission', 'preview of pages', on, cycle],
    queryFn: async ({ client, signal }) => {
      const query = { on, ...(cycle && { cycle }) };
      const [schedule, popup] = await Promise.all([
        read(client, calls.previewSchedule, { query, signal }).then(({ data }) => data),
        read(client, calls.getPopup, { signal }).then(({ data }) => data.popup),
      ]);
      return { schedule, popup: popup && spoken(popup, schedule) };
    },
  });

/** For staff, but outside the staff area, in which no other remote's code runs. */
export default function AdmissionPreview() {
  const [search] = useSearchParams();
  const looked = { on: dayOf(search.get('on') ?? '') ?? today(), cycle: search.get('cycle') ?? '' };
  return (
    <Page title={texts.title} lead={texts.lead} seed="preview">
      <Stack $gap={3}>
        <p>
          <Link to="/admin/admission">{texts.back}</Link>
        </p>
        <Loaded query={useQuery(previewQuery(looked))} loading={texts.loading} failed={texts.failed}>
          {({ schedule, popup }) => (
            <>
              <SectionTitle>{formatDate(schedule.on)}</SectionTitle>
              <Preview schedule={schedule} popup={popup} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Preview({ schedule, popup }: { schedule: Schedule; popup: Notifications | null }) {
  const lines = comingOf(schedule);
  return (
    <>
      <Part title={texts.home}>
        {isAnyToCome(lines) ? <ComingList lines={lines} on={schedule.on} /> : <p>{texts.noPanel}</p>}
      </Part>
      <Part title={texts.popup}>{popup ? <Said {...popup} /> : <p>{texts.noPopup}</p>}</Part>
      <Part title={texts.admission}>
        <ComingList lines={lines} on={schedule.on} caption={texts.admission} />
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
    </>
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
