import { Link } from '@university/shared/router';
import { formatDate, formatDays } from '@university/shared/time';
import { decisions } from '../../result/decide/texts';
import { type Days, DOCUMENTS, STAGES, TIMELINE_2025 } from '../data/process';
import type { GuideContent } from '../GuideArticle';
import { RoundsTable } from '../RoundsTable';
import { Table } from '../table';

/** What was not announced stays open. */
function inWords(days: Days): string {
  const [from, to] = days ?? [];
  if (from && to) return formatDays({ from, to });
  return to ? `Until ${formatDate(to)}` : 'Not announced';
}

const SEAT_HELD = { freeze: 'Yes', float: 'Yes', upgrade: 'No', reject: 'No' } as const;
const NEXT_ROUND = { freeze: 'No', float: 'Yes', upgrade: 'Yes', reject: 'No' } as const;
const NAMES = ['freeze', 'float', 'upgrade', 'reject'] as const;

export const process: GuideContent = {
  title: 'Admission process',
  lead: 'Step by step from registration to the first day of classes: what you do, when, and what each decision means.',
  owner: 'Admission Cell',
  updated: '2025-08-01',
  reads: ['schedule'],
  sections: [
    {
      id: 'steps',
      title: 'The steps in order',
      body: (
        <Table
          caption="From registration to the first day"
          columns={['Step', 'What happens', 'What you do']}
          rows={STAGES}
        />
      ),
    },
    {
      id: 'decisions',
      title: 'Freeze, float, upgrade or reject?',
      body: (
        <>
          <p>
            When a seat is allotted to you, you say what becomes of it. You have until the window closes. Read both
            consequences before you choose: is the seat held, and are you in the next round?
          </p>
          <Table
            caption="The four decisions"
            columns={['Decision', 'In your words', 'Seat held?', 'Next round?']}
            rows={NAMES.map((name) => [
              decisions[name].label,
              decisions[name].meaning,
              SEAT_HELD[name],
              NEXT_ROUND[name],
            ])}
          />
          <p>You are offered only what makes sense:</p>
          <ul>
            <li>
              With your <strong>first choice</strong>, or in a <strong>last round</strong> (B.Tech 2, UG 2, PG), there
              is nothing better to wait for: freeze or reject.
            </li>
            <li>In every other case all four.</li>
            <li>Who has floated may still freeze while the window is open.</li>
            <li>
              Freeze, upgrade and reject are final. Because your e-mail address and date of birth may be known to
              classmates, they also ask for your form number and for a code that we mail you, once while you are signed
              in.
            </li>
            <li>
              You can take a final decision back for a short time, usually an hour, and not after the window closes.
              Your result page and our mail say until when. After that it stands.
            </li>
            <li>
              We mail you every decision. If one was not yours, say so with the link in the mail: decisions are then
              held, and the admissions office helps you. You do not lose the seat by that.
            </li>
            <li>
              Who decides nothing loses the seat when the window closes, and is <strong>not</strong> in the next round.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'dates',
      title: 'The rounds of this year',
      body: <RoundsTable />,
    },
    {
      id: 'last-year',
      title: 'How the rounds of 2025 went',
      body: (
        <>
          <p>
            To plan by: Diploma had four rounds, B.Tech and UG two, PG one. Between a result and the verification of
            documents lay about ten days.
          </p>
          <Table
            caption="Rounds of 2025"
            columns={['Round', 'Result', 'Decide', 'Pay the fee', 'Verify documents']}
            rows={TIMELINE_2025.map(([round, result, ...days]) => [
              round,
              result ? formatDate(result) : 'Not announced',
              ...days.map(inWords),
            ])}
          />
        </>
      ),
    },
    {
      id: 'documents',
      title: 'What to bring to document verification',
      body: (
        <>
          <p>Originals, and one self-attested copy of each. Come yourself; a parent may come with you.</p>
          <Table caption="Documents" columns={['Document', 'Note']} rows={DOCUMENTS} />
        </>
      ),
    },
    {
      id: 'after',
      title: 'After the rounds',
      body: (
        <>
          <p>
            <strong>Internal sliding</strong> (B.Tech and UG): those who are admitted may move to a seat higher on their
            list that has become free. Nobody loses a seat by it.
          </p>
          <p>
            <strong>Spot round</strong>: what is still free is allotted in person. Only here may a seat pass from one
            region to the other. Days and places are announced in the admission notices.
          </p>
          <p>
            <strong>If you have to give up</strong>, do it early: the{' '}
            <Link to="/admission/refund-policy">refund policy</Link> says how much comes back.
          </p>
        </>
      ),
    },
  ],
};
