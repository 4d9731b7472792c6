import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { Applications } from '../../fees/Applications';
import { AllFees } from '../../fees/FeeTables';
import { HelpDesk } from '../../look';
import { HORIZONTAL, REGIONS, VERTICAL } from '../data/reservation';
import { TRACKS } from '../data/tracks';
import type { GuideContent } from '../GuideArticle';
import { Table } from '../table';

const reserved = [...VERTICAL, ...HORIZONTAL].flatMap(([name, , percent]) => (percent ? [[name, `${percent}%`]] : []));

export const bulletin: GuideContent = {
  title: 'Information bulletin 2025-26',
  lead: 'The year in figures: tracks and programmes, what a semester costs, how many seats are reserved, and where to ask.',
  owner: 'Admission Cell',
  updated: '2025-07-15',
  reads: ['fees', 'applications'],
  sections: [
    {
      id: 'tracks',
      title: 'Tracks and programmes',
      body: (
        <>
          <p>
            Every programme joins workshop, classroom and work in a company. Its page says where it is taught, how many
            seats there are, who may apply and what it costs.
          </p>
          <Table
            caption="Tracks and length"
            columns={['Track', 'It takes', 'Programmes']}
            rows={TRACKS.map(({ name, years, courses }) => [
              name,
              years,
              <Link key="courses" to={courses}>
                {`${name} programmes`}
              </Link>,
            ])}
          />
          <p>
            Undergraduate programmes can be left with an award after each year: a certificate after one, a diploma after
            two, the degree after three, honours after four. Who comes back goes on where he or she left.
          </p>
        </>
      ),
    },
    {
      id: 'fees',
      title: 'What does a semester cost?',
      body: (
        <>
          <p>
            Most programmes belong to a fee band. The page of a <Link to="/courses">programme</Link> has all its fees,
            line by line, with what is due first, and says so where a fee is agreed with a partner institute instead.
          </p>
          <AllFees />
          <p>
            What comes back when you give your admission up stands in the{' '}
            <Link to="/admission/refund-policy">refund policy</Link>. Scholarships are listed under{' '}
            <Link to="/amenities/Scholarship">Scholarship</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'seats',
      title: 'How many seats are reserved?',
      body: (
        <>
          <p>
            Of the seats of a programme on a campus, {REGIONS[0][2]} percent are for applicants from schools and
            colleges in Delhi and {REGIONS[1][2]} percent for all others. Within both:
          </p>
          <Table caption="Reserved seats" columns={['Category', { name: 'Share', isNumber: true }]} rows={reserved} />
          <p>
            The <Link to="/admission/guidelines">guidelines</Link> explain categories, proofs and what becomes of seats
            that nobody fills.
          </p>
        </>
      ),
    },
    {
      id: 'apply',
      title: 'How do I apply?',
      body: (
        <>
          <p>Registration is on the portals of the tracks:</p>
          <Applications />
          <p>
            Each step, each decision and the list of documents are in the{' '}
            <Link to="/admission/process-and-guidelines">admission process</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Where can I ask?',
      body: (
        <Table
          caption="Contact"
          columns={['How', 'Where']}
          rows={[
            ['E-mail', <HelpDesk key="desk" />],
            ['Telephone', identity.phone],
            ['In person', `${identity.name}, ${identity.address.join(', ')}, on working days from 10 am to 4 pm IST`],
            [
              'Your result',
              <Link key="results" to="/admission#results">
                Results and dates now
              </Link>,
            ],
          ]}
        />
      ),
    },
  ],
};
