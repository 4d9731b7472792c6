import { Link } from '@university/shared/router';
import { CONVERSION, HORIZONTAL, inCells, REGIONS, SUPERNUMERARY, VERTICAL } from '../data/reservation';
import { TRACKS } from '../data/tracks';
import type { GuideContent } from '../GuideArticle';
import { Table } from '../table';

export const guidelines: GuideContent = {
  title: 'Admission guidelines',
  lead: 'Who may apply, how seats are shared out between regions and categories, and how merit decides who gets which.',
  owner: 'Admission Cell',
  updated: '2025-07-15',
  sections: [
    {
      id: 'eligibility',
      title: 'Who may apply?',
      body: (
        <>
          <p>
            Whoever has passed the qualifying examination of the track, or sits its last papers this year. The result of
            the examination must be there when documents are verified. There is no upper limit of age.
          </p>
          <Table
            caption="What each track asks for"
            columns={['Track', 'Qualifying examination', 'Merit is reckoned by']}
            rows={TRACKS.map(({ name, after, merit }) => [name, after, merit])}
          />
          <p>
            Some programmes ask for subjects or marks of their own. They stand on the page of the{' '}
            <Link to="/courses">programme</Link>. A campus that admits women only says so on its page.
          </p>
        </>
      ),
    },
    {
      id: 'regions',
      title: 'Which region do I belong to?',
      body: (
        <>
          <p>Where your school or college is decides the region. Where you live, or were born, does not.</p>
          <Table
            caption="Regions and their share of seats"
            columns={['Region', 'Code', { name: 'Seats', isNumber: true }, 'Rule']}
            rows={inCells(REGIONS)}
          />
        </>
      ),
    },
    {
      id: 'categories',
      title: 'Which seats are reserved?',
      body: (
        <>
          <p>Within each region seats are reserved by category. You can hold one of these categories:</p>
          <Table
            caption="Categories within each region"
            columns={['Category', 'Code', { name: 'Seats', isNumber: true }, 'Proof']}
            rows={inCells(VERTICAL)}
          />
          <p>Within every category a part of the seats is kept for two further groups:</p>
          <Table
            caption="Kept within every category"
            columns={['Group', 'Code', { name: 'Seats', isNumber: true }, 'Proof']}
            rows={inCells(HORIZONTAL)}
          />
          <p>
            Applicants of these two groups are allotted in separate counselling, in person. Their result says “held”
            until then, and names place and day.
          </p>
          <p>Over and above all these seats there are:</p>
          <Table caption="Supernumerary seats" columns={['For', 'Code', 'Seats', 'Fee']} rows={SUPERNUMERARY} />
        </>
      ),
    },
    {
      id: 'codes',
      title: 'How do I read a category code?',
      body: (
        <>
          <p>
            A code on a result joins the region and the category: <strong>D_OBC</strong> is Delhi, Other Backward
            Classes; <strong>OD_UR</strong> is Outside Delhi, general. Your result shows two of them:
          </p>
          <ul>
            <li>the registered category: what you claimed in your application;</li>
            <li>
              the category of the seat: under which the seat was given to you. With high merit you may get a general
              seat although you registered in a category. It is as good, and it keeps a reserved seat free for others.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'unfilled',
      title: 'What becomes of seats that nobody fills?',
      body: <Table caption="Where unfilled seats go" columns={['Unfilled seats of', 'Go to']} rows={CONVERSION} />,
    },
    {
      id: 'merit',
      title: 'How is merit reckoned?',
      body: (
        <>
          <p>
            All applicants of a track stand in one list, the highest merit first. In each round the list is gone through
            from the top: each applicant gets the first choice for which a seat is left that he or she may take. Who has
            a better rank is never passed over by somebody with a lower one for the same kind of seat.
          </p>
          <p>
            Equal marks are ordered by the marks in mathematics, then science, then English, then by age, the older
            first. The order of your own choices is yours alone: putting a programme lower never helps you to get one
            higher on your list.
          </p>
        </>
      ),
    },
    {
      id: 'certificates',
      title: 'What must a certificate look like?',
      body: (
        <ul>
          <li>It is in the applicant’s own name. A certificate of a parent is not enough.</li>
          <li>For OBC it is issued in Delhi and says that the family is not in the creamy layer.</li>
          <li>For EWS it is of the current financial year.</li>
          <li>It is shown in the original when documents are verified. Without it a reserved seat is lost.</li>
          <li>A false certificate ends the admission at any time, and is reported.</li>
        </ul>
      ),
    },
  ],
};
