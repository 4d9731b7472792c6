import type { SeatCategory } from '../market';
import { type ShortApplicant, type ShortMarket, universityRules } from './markets';

/** A small market, worked by hand. */
export interface Case extends ShortMarket {
  name: string;
  /** Whose example or rule it is. */
  source: string;
  /** Seat of each applicant of the round. */
  gives: Record<string, string | null>;
  /** `A@1 D_OBC > D_UR 1` */
  converts?: string[];
}

const GS = 'Gale and Shapley 1962';
const AS = 'Abdulkadiroğlu and Sönmez 2003';
const JSA = 'Baswana et al., arXiv 1904.06698';
const JOSAA = 'JoSAA business rules';
const UNFILLED = 'The university, where unfilled seats go';
const RESERVATION = 'The university, reservation';
const MERIT = 'The university, how merit is decided';
const DECISIONS = 'The university, freeze, float, upgrade or reject';

/** Each programme ranks applicants by a list of its own, as in textbooks: `A` gives `1` the ranks of `A`. */
export function textbook(
  wants: Record<string, string>,
  priorities: Record<string, string>,
  seats: Record<string, number> = {},
): Pick<Case, 'rules' | 'seats' | 'applicants'> {
  const programs = Object.entries(priorities).map(([program, order]) => ({ program, order: order.split(' ') }));
  const kind = (code: string): SeatCategory => ({
    ...{ code, region: null, category: null, claims: [], list: code, to: [], supernumerary: false },
  });
  return {
    rules: { categories: programs.map(({ program }) => kind(program)), ties: ['form_number'] },
    seats: Object.fromEntries(programs.map(({ program }) => [`${program}@1`, { [program]: seats[program] ?? 1 }])),
    applicants: Object.fromEntries(
      Object.entries(wants).map(([id, list]): [string, ShortApplicant] => {
        const rank = programs.flatMap(({ program, order }) =>
          order.includes(id) ? [[program, order.indexOf(id) + 1]] : [],
        );
        const places = list.split(' ').map((program) => `${program}@1`);
        return [id, { rank: Object.fromEntries(rank), wants: places.join(' ') }];
      }),
    ),
  };
}

const matched = (pairs: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(pairs).map(([id, program]) => [id, program && `${program}@1 ${program}`]));

const spot = universityRules({ isSpot: true });

export const CASES: Case[] = [
  {
    name: 'three and three: each gets the first choice, as these differ',
    source: `${GS}, example 1, men propose`,
    ...textbook({ α: 'A B C', β: 'B C A', γ: 'C A B' }, { A: 'β γ α', B: 'γ α β', C: 'α β γ' }),
    gives: matched({ α: 'A', β: 'B', γ: 'C' }),
  },
  {
    name: 'the same market from the other side has another outcome',
    source: `${GS}, example 1, women propose`,
    ...textbook({ A: 'β γ α', B: 'γ α β', C: 'α β γ' }, { α: 'A B C', β: 'B C A', γ: 'C A B' }),
    gives: matched({ A: 'β', B: 'γ', C: 'α' }),
  },
  {
    name: 'four and four: one stable outcome, in which nobody on the one side has the first choice',
    source: `${GS}, example 2`,
    ...textbook(
      { α: 'A B C D', β: 'A D C B', γ: 'B A C D', δ: 'D B C A' },
      { A: 'δ γ α β', B: 'β δ α γ', C: 'δ α β γ', D: 'γ β α δ' },
    ),
    gives: matched({ α: 'C', β: 'D', γ: 'A', δ: 'B' }),
  },
  {
    name: 'a college with two seats keeps its best two of three, one after the other',
    source: `${GS}, the admissions procedure with quotas`,
    ...textbook({ x: 'A B', y: 'A B', z: 'A B' }, { A: 'z y x', B: 'x y z' }, { A: 2 }),
    gives: matched({ x: 'B', y: 'A', z: 'A' }),
  },
  {
    name: 'nobody envies with reason, though two would like to exchange',
    source: `${AS}, example 1`,
    ...textbook({ i: 'T S U', j: 'S T U', k: 'S T U' }, { S: 'i k j', T: 'j i k', U: 'j i k' }),
    gives: matched({ i: 'S', j: 'T', k: 'U' }),
  },
  {
    name: 'a programme would rather leave a seat empty than give it to somebody who is not on its list',
    source: `${JSA}, merit lists`,
    ...textbook({ x: 'A B', y: 'A B' }, { A: 'y', B: 'x y' }, { A: 2 }),
    gives: matched({ x: 'B', y: 'A' }),
  },
  {
    name: 'a short list can end without a seat',
    source: `${JSA}, preferences`,
    ...textbook({ x: 'A', y: 'A B' }, { A: 'y x', B: 'x y' }),
    gives: matched({ x: null, y: 'A' }),
  },
  {
    name: 'with one merit list each in turn gets the first choice that has a seat',
    source: MERIT,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 }, 'C@1': { D_UR: 1 } },
    applicants: {
      a: { rank: 2, wants: 'A@1 B@1' },
      b: { rank: 1, wants: 'A@1 C@1' },
      c: { rank: 3, wants: 'A@1 B@1 C@1' },
      d: { rank: 4, wants: 'B@1 A@1' },
    },
    gives: { a: 'B@1 D_UR', b: 'A@1 D_UR', c: 'C@1 D_UR', d: null },
  },
  {
    name: 'a high rank gets a general seat and leaves the reserved one to the next',
    source: `${JOSAA} VII, sequence of seat categories`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 1 } },
    applicants: {
      a: { rank: 1, is: 'D OBC', wants: 'A@1' },
      b: { rank: 2, wants: 'A@1' },
      c: { rank: 9, is: 'D OBC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: null, c: 'A@1 D_OBC' },
  },
  {
    name: 'where general seats are gone the own category is tried, before the next preference',
    source: `${JSA}, virtual programmes`,
    seats: { 'A@1': { D_UR: 1, D_SC: 1 }, 'B@1': { D_UR: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 2, is: 'D SC', wants: 'A@1 B@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_SC' },
  },
  {
    name: 'two categories compete for the general seat by rank alone',
    source: RESERVATION,
    seats: { 'A@1': { D_UR: 1, D_SC: 1, D_OBC: 1 } },
    applicants: {
      a: { rank: 5, is: 'D SC', wants: 'A@1' },
      b: { rank: 4, is: 'D OBC', wants: 'A@1' },
      c: { rank: 6, is: 'D OBC', wants: 'A@1' },
      d: { rank: 7, is: 'D SC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_SC', b: 'A@1 D_UR', c: 'A@1 D_OBC', d: null },
  },
  {
    name: 'a category with a merit list of its own goes by that one',
    source: `${JOSAA} VI, rank lists`,
    seats: { 'A@1': { D_UR: 1, D_SC: 1 } },
    rules: {
      ...universityRules(),
      categories: universityRules().categories.map((each) => ({
        ...each,
        list: each.code === 'D_SC' ? 'sc' : 'merit',
      })),
    },
    applicants: {
      a: { rank: { merit: 1 }, wants: 'A@1' },
      b: { rank: { merit: 2, sc: 2 }, is: 'D SC', wants: 'A@1' },
      c: { rank: { merit: 3, sc: 1 }, is: 'D SC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: null, c: 'A@1 D_SC' },
  },
  {
    name: 'an empty OBC seat goes to general',
    source: `${UNFILLED}; ${JOSAA} XII, de-reservation`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 2, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_UR' },
    converts: ['A@1 D_OBC > D_UR 1'],
  },
  {
    name: 'an empty EWS seat goes to general',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_EWS: 1 } },
    applicants: { a: { rank: 1, is: 'D OBC', wants: 'A@1' } },
    gives: { a: 'A@1 D_UR' },
    converts: ['A@1 D_EWS > D_UR 1'],
  },
  {
    name: 'a seat that nobody needs stays what it is',
    source: `${JSA}, de-reservation: only unfilled seats that are asked for move`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 2 } },
    applicants: { a: { rank: 1, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR' },
  },
  {
    name: 'an empty SC seat goes to ST before general, whatever the ranks',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 1, D_ST: 0 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 99, is: 'D ST', wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_ST' },
    converts: ['A@1 D_SC > D_ST 1'],
  },
  {
    name: 'an empty ST seat goes to SC before general',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 0, D_ST: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 99, is: 'D SC', wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_SC' },
    converts: ['A@1 D_ST > D_SC 1'],
  },
  {
    name: 'an empty SC seat goes to general where no ST applicant waits',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 1, D_ST: 0 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 2, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: null },
    converts: ['A@1 D_SC > D_UR 1'],
  },
  {
    name: 'a reserved seat is not converted while one applicant of the category waits, at whatever rank',
    source: `${JSA}, de-reservation`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 2, wants: 'A@1' },
      c: { rank: 999, is: 'D OBC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: null, c: 'A@1 D_OBC' },
  },
  {
    name: 'a converted seat goes by rank: somebody of a category moves to it, and the reserved seat to the next one',
    source: `${JSA}, rerun after de-reservation`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 1, D_EWS: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 2, is: 'D OBC', wants: 'A@1' },
      c: { rank: 3, wants: 'A@1' },
      d: { rank: 4, is: 'D OBC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_UR', c: null, d: 'A@1 D_OBC' },
    converts: ['A@1 D_EWS > D_UR 1'],
  },
  {
    name: 'a seat that is left empty by a conversion is converted in its turn',
    source: `${JSA}, reruns until nothing is converted`,
    seats: { 'A@1': { D_UR: 1, D_OBC: 1, D_EWS: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 2, is: 'D OBC', wants: 'A@1' },
      c: { rank: 3, wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_UR', c: 'A@1 D_UR' },
    converts: ['A@1 D_OBC > D_UR 1', 'A@1 D_EWS > D_UR 1'],
  },
  {
    name: 'a conversion at one place empties a reserved seat at another',
    source: `${JSA}, reruns until nothing is converted`,
    seats: { 'A@1': { D_UR: 0, D_EWS: 1 }, 'B@1': { D_UR: 0, D_OBC: 1 } },
    applicants: { a: { rank: 1, is: 'D OBC', wants: 'A@1 B@1' }, b: { rank: 2, wants: 'B@1' } },
    gives: { a: 'A@1 D_UR', b: 'B@1 D_UR' },
    converts: ['A@1 D_EWS > D_UR 1', 'B@1 D_OBC > D_UR 1'],
  },
  {
    name: 'a seat for PwD within SC is given within SC',
    source: RESERVATION,
    seats: { 'A@1': { D_UR: 0, D_SC: 1, D_SC_PWD: 1 } },
    applicants: {
      a: { rank: 1, is: 'D SC', wants: 'A@1' },
      b: { rank: 2, is: 'D SC', wants: 'A@1' },
      c: { rank: 90, is: 'D SC PWD', wants: 'A@1' },
      d: { rank: 3, is: 'D UR PWD', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_SC', b: null, c: 'A@1 D_SC_PWD', d: null },
  },
  {
    name: 'who has a claim and a high rank leaves the seat for PwD to the next',
    source: `${JOSAA} VII, sequence of seat categories`,
    seats: { 'A@1': { D_UR: 1, D_UR_PWD: 1 } },
    applicants: { a: { rank: 1, is: 'D UR PWD', wants: 'A@1' }, b: { rank: 50, is: 'D UR PWD', wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_UR_PWD' },
  },
  {
    name: 'an empty seat for PwD goes back to its own category',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 0, D_SC_PWD: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 80, is: 'D SC', wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_SC' },
    converts: ['A@1 D_SC_PWD > D_SC 1'],
  },
  {
    name: 'or to ST, if no SC applicant waits, before general',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 0, D_ST: 0, D_SC_PWD: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1' }, b: { rank: 80, is: 'D ST', wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_ST' },
    converts: ['A@1 D_SC_PWD > D_ST 1'],
  },
  {
    name: 'and on to general where the category does not want it',
    source: UNFILLED,
    seats: { 'A@1': { D_UR: 0, D_SC: 0, D_ST: 0, D_SC_PWD: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR' },
    converts: ['A@1 D_SC_PWD > D_UR 1'],
  },
  {
    name: 'wards of defence personnel have seats within general, beside those for PwD',
    source: RESERVATION,
    seats: { 'A@1': { D_UR: 1, D_UR_PWD: 1, D_UR_DEF: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1' },
      b: { rank: 2, is: 'D UR DEF', wants: 'A@1' },
      c: { rank: 3, is: 'D UR DEF', wants: 'A@1' },
      d: { rank: 4, is: 'D UR PWD', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_UR_DEF', c: null, d: 'A@1 D_UR_PWD' },
  },
  {
    name: 'seats of one region do not go to the other, even if they stay empty',
    source: `${RESERVATION}, 85 % Delhi and 15 % outside`,
    seats: { 'A@1': { D_UR: 2, OD_UR: 1 } },
    applicants: {
      a: { rank: 1, is: 'OD UR', wants: 'A@1' },
      b: { rank: 2, is: 'OD UR', wants: 'A@1' },
      c: { rank: 3, wants: 'A@1' },
    },
    gives: { a: 'A@1 OD_UR', b: null, c: 'A@1 D_UR' },
  },
  {
    name: 'in the spot round they do',
    source: UNFILLED,
    rules: spot,
    seats: { 'A@1': { D_UR: 2, OD_UR: 1 } },
    applicants: {
      a: { rank: 1, is: 'OD UR', wants: 'A@1' },
      b: { rank: 2, is: 'OD UR', wants: 'A@1' },
      c: { rank: 3, wants: 'A@1' },
    },
    gives: { a: 'A@1 OD_UR', b: 'A@1 OD_UR', c: 'A@1 D_UR' },
    converts: ['A@1 D_UR > OD_UR 1'],
  },
  {
    name: 'in the spot round an OBC seat goes to general of its region first',
    source: UNFILLED,
    rules: spot,
    seats: { 'A@1': { D_UR: 0, D_OBC: 1, OD_UR: 0 } },
    applicants: { a: { rank: 1, is: 'OD UR', wants: 'A@1' }, b: { rank: 2, wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_UR' },
    converts: ['A@1 D_OBC > D_UR 1'],
  },
  {
    name: 'a supernumerary seat is tried last, takes nobody’s seat, and stays empty otherwise',
    source: RESERVATION,
    seats: { 'A@1': { D_UR: 1, KM: 1 }, 'B@1': { D_UR: 1, KM: 1 } },
    applicants: {
      a: { rank: 1, wants: 'A@1 B@1' },
      b: { rank: 500, is: 'OD UR KM', wants: 'A@1 B@1' },
      c: { rank: 3, wants: 'B@1' },
      d: { rank: 4, wants: 'B@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 KM', c: 'B@1 D_UR', d: null },
  },
  {
    name: 'foreign nationals have no fixed number of seats',
    source: `${RESERVATION}; ${JSA}, supernumerary seats for foreign nationals`,
    seats: { 'A@1': { D_UR: 0, FN: null } },
    applicants: {
      a: { rank: 7, is: 'none none FN', wants: 'A@1' },
      b: { rank: 8, is: 'none none FN', wants: 'A@1' },
      c: { rank: 1, wants: 'A@1' },
    },
    gives: { a: 'A@1 FN', b: 'A@1 FN', c: null },
  },
  {
    name: 'equal ranks: more marks first',
    source: MERIT,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, marks: [410.5], wants: 'A@1' }, b: { rank: 1, marks: [412], wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_UR' },
  },
  {
    name: 'equal marks: those of the next subject',
    source: MERIT,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, marks: [400, 90], wants: 'A@1' }, b: { rank: 1, marks: [400, 95], wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_UR' },
  },
  {
    name: 'equal in all marks: the older first',
    source: MERIT,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, born: '2008-03-02', wants: 'A@1' }, b: { rank: 1, born: '2007-12-31', wants: 'A@1' } },
    gives: { a: null, b: 'A@1 D_UR' },
  },
  {
    name: 'equal in age too: the lower form number first',
    source: `${JOSAA} VIII, same rank; here ties are always broken`,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: {
      a: { rank: 1, form: 'SEU26190002', wants: 'A@1' },
      b: { rank: 1, form: 'SEU26190001', wants: 'A@1' },
    },
    gives: { a: null, b: 'A@1 D_UR' },
  },
  {
    name: 'float: the seat is kept against a newcomer with a better rank',
    source: `${DECISIONS}; ${JSA}, later rounds`,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 5, wants: 'A@1', before: 'float A@1 D_UR' }, b: { rank: 1, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: null },
  },
  {
    name: 'float: who gets a higher one leaves the seat to the next',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 } },
    applicants: {
      a: { rank: 5, wants: 'B@1 A@1', before: 'float A@1 D_UR' },
      b: { rank: 6, wants: 'A@1' },
      c: { rank: 1, wants: 'B@1', before: 'reject B@1 D_UR' },
    },
    gives: { a: 'B@1 D_UR', b: 'A@1 D_UR' },
  },
  {
    name: 'float: a general seat at the same place is taken, and the reserved one goes to the next',
    source: `${JOSAA} XIII, upgradation`,
    seats: { 'A@1': { D_UR: 1, D_SC: 1 } },
    applicants: {
      a: { rank: 5, is: 'D SC', wants: 'A@1', before: 'float A@1 D_SC' },
      b: { rank: 6, is: 'D SC', wants: 'A@1' },
    },
    gives: { a: 'A@1 D_UR', b: 'A@1 D_SC' },
  },
  {
    name: 'freeze: no move, even to a free seat',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, wants: 'B@1 A@1', before: 'freeze A@1 D_UR' }, b: { rank: 2, wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: null },
  },
  {
    name: 'reject: the seat goes to the next, and who rejected gets none',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1 B@1', before: 'reject A@1 D_UR' }, b: { rank: 2, wants: 'A@1' } },
    gives: { b: 'A@1 D_UR' },
  },
  {
    name: 'lapsed: who did not decide is out',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1', before: 'lapsed A@1 D_UR' }, b: { rank: 2, wants: 'A@1' } },
    gives: { b: 'A@1 D_UR' },
  },
  {
    name: 'withdrawn: who withdrew after freezing is out',
    source: `${JSA}, withdrawal between rounds`,
    seats: { 'A@1': { D_UR: 1 } },
    applicants: { a: { rank: 1, wants: 'A@1', before: 'withdrawn A@1 D_UR' }, b: { rank: 2, wants: 'A@1' } },
    gives: { b: 'A@1 D_UR' },
  },
  {
    name: 'upgrade: the seat is given up, and a higher one is won',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 } },
    applicants: { a: { rank: 3, wants: 'B@1 A@1', before: 'upgrade A@1 D_UR' }, b: { rank: 4, wants: 'B@1 A@1' } },
    gives: { a: 'B@1 D_UR', b: 'A@1 D_UR' },
  },
  {
    name: 'upgrade: without a higher one there is none, even if the old one is free',
    source: DECISIONS,
    seats: { 'A@1': { D_UR: 1 }, 'B@1': { D_UR: 1 }, 'C@1': { D_UR: 1 } },
    applicants: { a: { rank: 3, wants: 'B@1 A@1 C@1', before: 'upgrade A@1 D_UR' }, b: { rank: 1, wants: 'B@1' } },
    gives: { a: null, b: 'B@1 D_UR' },
  },
  {
    name: 'a converted seat that is held stays converted, though its category asks for it now',
    source: `${JSA}, later rounds: no seat is taken back and none is added`,
    seats: { 'A@1': { D_UR: 0, D_OBC: 1 } },
    converted: ['A@1 D_OBC D_UR 1'],
    applicants: { a: { rank: 5, wants: 'A@1', before: 'float A@1 D_UR' }, b: { rank: 1, is: 'D OBC', wants: 'A@1' } },
    gives: { a: 'A@1 D_UR', b: null },
    converts: ['A@1 D_OBC > D_UR 1'],
  },
  {
    name: 'a converted seat whose holder left is reserved again',
    source: `${JSA}, each round begins with the seats as they were`,
    seats: { 'A@1': { D_UR: 0, D_OBC: 1 } },
    converted: ['A@1 D_OBC D_UR 1'],
    applicants: {
      a: { rank: 5, wants: 'A@1', before: 'reject A@1 D_UR' },
      b: { rank: 9, is: 'D OBC', wants: 'A@1' },
      c: { rank: 1, wants: 'A@1' },
    },
    gives: { b: 'A@1 D_OBC', c: null },
  },
  {
    name: 'a converted seat whose holder moves up goes to general if somebody waits there',
    source: 'Ours: taking it back could cost the holder the better seat',
    seats: { 'A@1': { D_UR: 0, D_OBC: 1 }, 'B@1': { D_UR: 1 } },
    converted: ['A@1 D_OBC D_UR 1'],
    applicants: {
      a: { rank: 5, wants: 'B@1 A@1', before: 'float A@1 D_UR' },
      b: { rank: 9, is: 'D OBC', wants: 'A@1' },
      c: { rank: 10, wants: 'A@1' },
    },
    gives: { a: 'B@1 D_UR', b: 'A@1 D_UR', c: null },
    converts: ['A@1 D_OBC > D_UR 1'],
  },
  {
    name: 'a converted seat that becomes free in the round, and that nobody may have, is reserved again',
    source: `${JSA}, reruns`,
    seats: { 'A@1': { D_SC: 0, D_ST: 1 }, 'B@1': { D_SC: 1 } },
    converted: ['A@1 D_ST D_SC 1'],
    applicants: {
      a: { rank: 5, is: 'D SC', wants: 'B@1 A@1', before: 'float A@1 D_SC' },
      b: { rank: 9, is: 'D ST', wants: 'A@1' },
    },
    gives: { a: 'B@1 D_SC', b: 'A@1 D_ST' },
  },
  {
    name: 'a campus for women takes women only, in every category',
    source: `${RESERVATION}, women_only_campuses`,
    seats: { 'A@N04': { D_UR: 1, D_OBC: 1 } },
    claims: { 'A@N04': ['F'] },
    applicants: {
      a: { rank: 1, wants: 'A@N04' },
      b: { rank: 2, is: 'D UR F', wants: 'A@N04' },
      c: { rank: 3, is: 'D OBC', wants: 'A@N04' },
      d: { rank: 4, is: 'D OBC F', wants: 'A@N04' },
    },
    gives: { a: null, b: 'A@N04 D_UR', c: null, d: 'A@N04 D_OBC' },
  },
  {
    name: 'shifts of one programme on one campus are places of their own',
    source: 'The university, seats by campus and shift',
    seats: { 'A@1': { D_UR: 1 }, 'A@1/Evening': { D_UR: 1 } },
    applicants: { a: { rank: 2, wants: 'A@1 A@1/Evening' }, b: { rank: 1, wants: 'A@1' } },
    gives: { a: 'A@1/Evening D_UR', b: 'A@1 D_UR' },
  },
];
