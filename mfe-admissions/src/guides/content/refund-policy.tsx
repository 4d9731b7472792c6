import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { OutsideLink } from '@university/shared/kit';
import { Deposits, Registrations } from '../../fees/FeeTables';
import { HelpDesk } from '../../look';
import { REFUNDS } from '../data/refunds';
import type { GuideContent } from '../GuideArticle';
import { Table } from '../table';

const policyFile = identity.portals.refundPolicy;

export const refundPolicy: GuideContent = {
  title: 'Fee refund policy',
  lead: 'How much of the fee comes back when you give an admission up, by when to ask for it, and how it reaches you.',
  owner: 'Finance Section',
  updated: '2025-07-15',
  reads: ['fees'],
  sections: [
    {
      id: 'how-much',
      title: 'How much comes back?',
      body: (
        <>
          <p>
            The day on which your request arrives decides. It is counted from the last day of admission of your track,
            which the admission notices announce. The shares are those of the refund rule of the University Grants
            Commission of October 2018, which holds for every university.
          </p>
          <Table
            caption="Share of the fee that comes back"
            columns={['Your request arrives', { name: 'Comes back', isNumber: true }, 'Kept by the university']}
            rows={REFUNDS}
          />
          <p>
            “Fee” is all that you paid for the semester. Caution money is not part of it: it comes back in full, always.
          </p>
        </>
      ),
    },
    {
      id: 'caution-money',
      title: 'Caution money',
      body: (
        <>
          <p>
            Caution money is yours. It is paid once and comes back when you leave, less what is owed for books or broken
            equipment. Ask for it within three years.
          </p>
          <Deposits />
        </>
      ),
    },
    {
      id: 'never',
      title: 'What does not come back?',
      body: (
        <>
          <p>The registration and counselling fee pays for the counselling itself, and is kept in every case:</p>
          <Registrations />
        </>
      ),
    },
    {
      id: 'rounds',
      title: 'When a later round gives me another seat',
      body: (
        <p>
          Nothing needs to be paid back or paid again. Candidates who paid in Round 1 need not pay again even after
          upgradation. Where the fee of the new programme is higher, the difference is paid when documents are verified;
          where it is lower, the difference is returned with the first refunds of the year.
        </p>
      ),
    },
    {
      id: 'how',
      title: 'How do I ask for it?',
      body: (
        <>
          <ol>
            <li>
              If the window for decisions is still open, <Link to="/admission#results">sign in to your result</Link>. A
              seat that was not paid for is simply rejected there.
            </li>
            <li>
              If you have paid, write to <HelpDesk /> from the e-mail address of your application. Give form number,
              programme, campus and the reason.
            </li>
            <li>
              Add the fee receipt and a cancelled cheque, or the first page of the passbook, of the applicant’s account.
            </li>
            <li>You get an answer with the day on which your request arrived. That day counts.</li>
            <li>
              The money is sent within 15 days of the request to the account of the applicant, never in cash and never
              to an agent.
            </li>
          </ol>
          <p>
            {policyFile && (
              <>
                The complete policy, with the form, is in{' '}
                <OutsideLink href={policyFile}>the policy’s own file</OutsideLink>.{' '}
              </>
            )}
            If a refund is late or lower than it should be, use the <Link to="/grievance-form">grievance form</Link>.
          </p>
        </>
      ),
    },
  ],
};
