import { identity } from '@university/shared/identity';

/** Texts of the part about the Right to Information; its clauses stand in clauses.ts. */
export const rtiTexts = {
  title: 'Right to Information (RTI)',
  lead: 'Every citizen may ask the university for the information it holds. Look first whether it is published already.',
  howTitle: 'How to ask',
  how: [
    'Write what you want to know, as plainly as you can, in English or Hindi. You need give no reason.',
    'Add your name and an address for the answer, and the fee or a proof that you need not pay it.',
    'Send it by post or hand it in at the office, to the Public Information Officer. Online it can be filed at the portal of the Government.',
    'You are answered within 30 days; within 48 hours where life or liberty is at stake.',
  ],
  portal: { text: 'RTI Online', href: 'https://rtionline.gov.in' },
  officersTitle: 'Whom to ask',
  officers: {
    columns: ['Office', 'What for'],
    rows: [
      [
        'Public Information Officer',
        'Takes and answers requests. The Deputy Registrar (General Administration) holds the office.',
      ],
      [
        'Assistant Public Information Officers',
        'Take requests at each campus and pass them on within five days: the office of the campus director.',
      ],
      [
        'First Appellate Authority',
        'Hears appeals against an answer, or against silence. The Registrar holds the office.',
      ],
      ['Central Information Commission', 'Hears second appeals.'],
    ],
  },
  address: `Public Information Officer, ${identity.name}, ${identity.address.join(', ')}`,
  addressTitle: 'Address',
  email: 'E-mail, for questions before you file:',
  feesTitle: 'What it costs, and how long things take',
  fees: {
    columns: ['What', 'Fee or time'],
    rows: [
      ['Request', '₹10'],
      ['Holders of a card below the poverty line', 'Free of charge, with a copy of the card'],
      ['Copy, A4 or A3', '₹2 a page'],
      ['Larger paper, samples, printed books', 'What they cost'],
      ['Looking into files at the office', 'First hour free, then ₹5 for each hour'],
      ['First appeal', 'Free of charge, within 30 days of the answer or of the day it was due'],
      ['Second appeal', 'Within 90 days of the decision on the first'],
    ],
  },
  clausesTitle: 'What we publish on our own',
  clausesLead:
    'Section 4(1)(b) of the Act names 17 kinds of information. Each stands here with the date of its last review.',
  clausesColumns: ['Clause', 'Information'],
  reviewed: 'Last reviewed',
} as const;
