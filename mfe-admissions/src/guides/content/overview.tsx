import { Link } from '@university/shared/router';
import { Applications } from '../../fees/Applications';
import { HelpDesk } from '../../look';
import { TRACKS } from '../data/tracks';
import type { GuideContent } from '../GuideArticle';
import { RoundsTable } from '../RoundsTable';
import { Table } from '../table';

export const overview: GuideContent = {
  title: 'Admission',
  lead: 'Four tracks lead into the university. Here is where each begins, what it asks of you, and how far this year’s rounds are.',
  owner: 'Admission Cell',
  updated: '2025-08-01',
  reads: ['schedule', 'fees', 'applications'],
  sections: [
    {
      id: 'results',
      title: 'Results and dates now',
      body: (
        <>
          <p>
            A result is out when its row says so. Choose it to sign in with your e-mail address and date of birth. All
            times are in IST, and the university’s clock counts.
          </p>
          <RoundsTable />
          <p>
            Days of payment and verification follow the window of the round. If a window is moved, they move with it.
          </p>
        </>
      ),
    },
    {
      id: 'tracks',
      title: 'Which track is mine?',
      body: (
        <>
          <p>
            Choose by what you have passed. Each track has a merit list, rounds and a registration of its own. You may
            apply in more than one, and register once in each.
          </p>
          <Table
            caption="The four tracks"
            columns={['Track', 'You have passed', 'It takes', 'Merit is', 'Programmes']}
            rows={TRACKS.map(({ name, after, years, merit, courses }) => [
              name,
              after,
              years,
              merit,
              <Link key="courses" to={courses}>
                {`${name} programmes`}
              </Link>,
            ])}
          />
        </>
      ),
    },
    {
      id: 'apply',
      title: 'Where do I apply?',
      body: (
        <>
          <p>
            Applications are made on the admission portals, outside this site. Have your mark sheets, a photograph, your
            signature and, if you claim one, your category certificate ready as files.
          </p>
          <Applications />
          <p>The registration and counselling fee is paid online and does not come back, whatever the result.</p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How does it go on?',
      body: (
        <>
          <ol>
            <li>Register, pay the registration fee, and fill in your choices in the order in which you want them.</li>
            <li>Lock your choices before the last day. In the correction window you can mend mistakes in your form.</li>
            <li>The merit list is published; then the first round allots seats by merit, category and choice.</li>
            <li>
              Sign in to your result and <strong>decide within the window</strong>. A seat without a decision is lost.
            </li>
            <li>Pay the fee, and show your documents at the campus. Then the seat is yours.</li>
          </ol>
          <p>
            The <Link to="/admission/process-and-guidelines">admission process</Link> explains every step and every
            decision. The <Link to="/admission/guidelines">guidelines</Link> say who may apply and how seats are
            reserved. Fees stand in the <Link to="/admission/information-bulletin">information bulletin</Link>, and what
            comes back of them in the <Link to="/admission/refund-policy">refund policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'help',
      title: 'Who helps me?',
      body: (
        <>
          <p>
            Write to the help desk at <HelpDesk />. Give your form number and the track, and never your password to the
            portal. Answers come on working days, on result days within hours.
          </p>
          <p>
            Admission is free of agents. Nobody can sell you a seat, and the university asks for money only on the
            portals named here. To find out whether a letter that somebody shows you is real,{' '}
            <Link to="/admission/letter">check its code</Link>. If you were treated unfairly, use the{' '}
            <Link to="/grievance-form">grievance form</Link>.
          </p>
        </>
      ),
    },
  ],
};
