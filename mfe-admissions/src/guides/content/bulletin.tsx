import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { formatMoney, OutsideLink } from '@university/shared/kit';
import { HelpDesk } from '../../look';
import { CONCESSION, EVERY_SEMESTER, FEE_BANDS, firstSemester, ONE_TIME, sumOf } from '../data/fees';
import { HORIZONTAL, REGIONS, VERTICAL } from '../data/reservation';
import { TRACKS } from '../data/tracks';
import type { GuideContent } from '../GuideArticle';
import { Table } from '../Table';

const reserved = [...VERTICAL, ...HORIZONTAL].flatMap(([name, , percent]) => (percent ? [[name, `${percent}%`]] : []));

export const bulletin: GuideContent = {
  title: 'Information bulletin 2025-26',
  lead: 'The year in figures: tracks and programmes, what a semester costs, how many seats are reserved, and where to ask.',
  owner: 'Admission Cell',
  updated: '2025-07-15',
  sections: [
    {
      id: 'tracks',
      title: 'Tracks and programmes',
      body: (
        <>
          <p>
            The university teaches in eleven schools on campuses in all five zones of Delhi. Every programme joins
            workshop, classroom and work in a company.
          </p>
          <Table
            caption="Tracks, length and fee bands"
            columns={['Track', 'It takes', 'Fee bands', 'Programmes']}
            rows={TRACKS.map(({ name, years, bands, courses }) => [
              name,
              years,
              bands,
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
            Each programme belongs to a fee band; it stands on the page of the programme. Applicants of the categories
            SC, ST and PwD pay {CONCESSION * 100} percent of the fee of the band.
          </p>
          <Table
            caption="Fee of a semester by band"
            columns={[
              'Band',
              { name: 'Fee', isNumber: true },
              { name: 'SC, ST and PwD', isNumber: true },
              { name: 'First semester, all in all', isNumber: true },
            ]}
            rows={[
              ...FEE_BANDS.map(({ band, fee }) => [
                band,
                formatMoney(fee),
                formatMoney(fee * CONCESSION),
                formatMoney(firstSemester(fee)),
              ]),
              ['F', 'As agreed with the partner institute', 'As agreed', 'As agreed'],
            ]}
          />
          <p>“All in all” is the fee with what follows here, for those who pay the whole fee.</p>
          <Table
            caption="Added in every semester"
            columns={['For', { name: 'Amount', isNumber: true }]}
            rows={[
              ...EVERY_SEMESTER.map(({ name, rupees }) => [name, formatMoney(rupees)]),
              ['Together', formatMoney(sumOf(EVERY_SEMESTER))],
            ]}
          />
          <Table
            caption="Paid once, with the first semester"
            columns={['For', { name: 'Amount', isNumber: true }, 'Comes back']}
            rows={[
              ...ONE_TIME.map(({ name, rupees, isCaution }) => [name, formatMoney(rupees), isCaution ? 'Yes' : 'No']),
              ['Together', formatMoney(sumOf(ONE_TIME)), ''],
            ]}
          />
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
          <ul>
            {identity.portals.admission.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink href={url}>{name}</OutsideLink>
              </li>
            ))}
          </ul>
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
