import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const entrepreneurship: ProgrammeTexts = {
  BSEN: {
    about: prose`
      In this programme your own enterprise is the textbook. During the first fortnight each student gets five hundred
      rupees, a folding table and a place at the gate, and has to come back with more. What was sold, to whom, and why
      not more, is the subject of the next class. Accounts, law and marketing are learnt when they are needed, and
      they are needed soon.

      The second year is for making: you build a product or service that a stranger pays for, with the help of
      workshops on the campus for wood, metal, food, textiles and code. In the third year you register a firm or join
      one that is less than five years old. Failing is allowed and marked by what you write about it. Founders come on
      Wednesdays, some of whom have closed their business, and these are often the best hours. The incubation centre
      offers desks, lawyers’ hours and a small fund that decides twice a year.

      Come with energy and thick skin; a finished idea is not required.`,
    careers:
      'Founder of an enterprise; Manager of a family business; Early employee of a start-up; Incubation centre executive; Self-help group adviser; Social enterprise coordinator; Small business loan adviser',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'First Sale; Bookkeeping; Talking to Customers; Creativity and Prototypes; Business Mathematics; Stories of Indian Enterprise; English and Hindi for Selling',
      'Product Studio; Costing and Pricing; Digital Selling; Market Research; Business Law and Registration; Team and Leadership; Environmental Studies',
      'Venture Studio I; Raising Money; Operations and Suppliers; Tax and Compliance; Intellectual Property; Rural and Social Enterprise; Work in a Young Firm',
      'Venture Studio II; Growth and Hiring; Exporting Small; Ethics of Enterprise; Reading Balance Sheets; Elective: Food, Textiles or Technology Ventures; Enterprise Report and Public Presentation',
    ],
  },
  MBEN: {
    about: prose`
      For graduates who want to start a firm, take over one from their parents, or build something new inside an
      organisation. Classes are held in blocks or in the evening, so that the days belong to customers. Admission asks
      for no business plan, but after six weeks you must have spoken to fifty people about a problem that they would
      pay to lose.

      The first year gives the grammar of management in small doses, each tried out at once on your own venture or on
      a partner’s. Finance means your cash until Diwali. Operations means your supplier in Bawana who is late. The
      second year splits into three routes: new venture, family business, and social enterprise. Every route has a
      circle of eight students with one mentor, who meet each fortnight behind closed doors and speak openly about
      sales, doubts and debts. At the end stands a public audit of the venture instead of a thesis.

      You should be ready to be wrong in front of others. A year or two of work before joining is useful, though it is
      no condition.`,
    careers:
      'Founder; Next-generation manager of a family firm; New business manager; Social enterprise manager; Start-up operations manager; Venture fund analyst; Incubator manager',
    qualification: 'A bachelor’s degree in any subject',
    papers: [
      'Fifty Conversations: Finding a Problem; Accounting and Cash; Marketing for New Firms; Law for Founders; Design and Prototype; Numbers for Decisions; Managing Yourself and Others; Venture Circle I',
      'Venture Finance; Operations and Suppliers in Practice; Scaling and Technology; Route Course: New, Family or Social; Governance and Succession; Measuring Impact; Venture Circle II; Public Audit of the Venture',
    ],
  },
};
