import type { SeatCategory } from '../market';
import { type ShortApplicant, type ShortMarket, universityRules } from './markets';

export interface Case extends ShortMarket {
  name: string;
  source: string;
  gives: Record<string, string | null>;
  /** `A@1 D_OBC > D_UR 1` */
  converts?: string[];
}

const GS = 'Gale and Shapley 1962';
const AS = 'Abdulkadiroğlu and Sönmez 2003';
const JSA = 'Baswana et al., arXiv 1904.06698';

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

const TEXTBOOK: Case[] = [
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
];

const spot = universityRules({ isSpot: true });
const withList = universityRules();
withList.categories = withList.categories.map((kind) => (kind.code === 'D_SC' ? { ...kind, list: 'sc' } : kind));

/** Name and source; seats by place; applicants as `id rank of kind wants places before decision → seat`. */
const TABLE = `
with one merit list each in turn gets the first choice that has a seat (The university, how merit is decided)
  A@1: D_UR 1; B@1: D_UR 1; C@1: D_UR 1
  a 2 wants A@1 B@1 → B@1 D_UR | b 1 wants A@1 C@1 → A@1 D_UR | c 3 wants A@1 B@1 C@1 → C@1 D_UR
  d 4 wants B@1 A@1 → none
a high rank gets a general seat and leaves the reserved one to the next (JoSAA business rules VII, sequence of seat categories)
  A@1: D_UR 1, D_OBC 1
  a 1 of D OBC wants A@1 → A@1 D_UR | b 2 wants A@1 → none | c 9 of D OBC wants A@1 → A@1 D_OBC
where general seats are gone the own category is tried, before the next preference (Baswana et al., arXiv 1904.06698, virtual programmes)
  A@1: D_UR 1, D_SC 1; B@1: D_UR 1
  a 1 wants A@1 → A@1 D_UR | b 2 of D SC wants A@1 B@1 → A@1 D_SC
two categories compete for the general seat by rank alone (The university, reservation)
  A@1: D_UR 1, D_SC 1, D_OBC 1
  a 5 of D SC wants A@1 → A@1 D_SC | b 4 of D OBC wants A@1 → A@1 D_UR | c 6 of D OBC wants A@1 → A@1 D_OBC
  d 7 of D SC wants A@1 → none
a category with a merit list of its own goes by that one (JoSAA business rules VI, rank lists)
  A@1: D_UR 1, D_SC 1
  a merit=1 wants A@1 → A@1 D_UR | b merit=2,sc=2 of D SC wants A@1 → none
  c merit=3,sc=1 of D SC wants A@1 → A@1 D_SC
  rules sc
an empty OBC seat goes to general (The university, where unfilled seats go; JoSAA business rules XII, de-reservation)
  A@1: D_UR 1, D_OBC 1
  a 1 wants A@1 → A@1 D_UR | b 2 wants A@1 → A@1 D_UR
  converts A@1 D_OBC > D_UR 1
an empty EWS seat goes to general (The university, where unfilled seats go)
  A@1: D_UR 0, D_EWS 1
  a 1 of D OBC wants A@1 → A@1 D_UR
  converts A@1 D_EWS > D_UR 1
a seat that nobody needs stays what it is (Baswana et al., arXiv 1904.06698, de-reservation: only unfilled seats that are asked for move)
  A@1: D_UR 1, D_OBC 2
  a 1 wants A@1 → A@1 D_UR
an empty SC seat goes to ST before general, whatever the ranks (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 1, D_ST 0
  a 1 wants A@1 → none | b 99 of D ST wants A@1 → A@1 D_ST
  converts A@1 D_SC > D_ST 1
an empty ST seat goes to SC before general (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 0, D_ST 1
  a 1 wants A@1 → none | b 99 of D SC wants A@1 → A@1 D_SC
  converts A@1 D_ST > D_SC 1
an empty SC seat goes to general where no ST applicant waits (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 1, D_ST 0
  a 1 wants A@1 → A@1 D_UR | b 2 wants A@1 → none
  converts A@1 D_SC > D_UR 1
a reserved seat is not converted while one applicant of the category waits, at whatever rank (Baswana et al., arXiv 1904.06698, de-reservation)
  A@1: D_UR 1, D_OBC 1
  a 1 wants A@1 → A@1 D_UR | b 2 wants A@1 → none | c 999 of D OBC wants A@1 → A@1 D_OBC
a converted seat goes by rank: somebody of a category moves to it, and the reserved seat to the next one (Baswana et al., arXiv 1904.06698, rerun after de-reservation)
  A@1: D_UR 1, D_OBC 1, D_EWS 1
  a 1 wants A@1 → A@1 D_UR | b 2 of D OBC wants A@1 → A@1 D_UR | c 3 wants A@1 → none
  d 4 of D OBC wants A@1 → A@1 D_OBC
  converts A@1 D_EWS > D_UR 1
a seat that is left empty by a conversion is converted in its turn (Baswana et al., arXiv 1904.06698, reruns until nothing is converted)
  A@1: D_UR 1, D_OBC 1, D_EWS 1
  a 1 wants A@1 → A@1 D_UR | b 2 of D OBC wants A@1 → A@1 D_UR | c 3 wants A@1 → A@1 D_UR
  converts A@1 D_OBC > D_UR 1; A@1 D_EWS > D_UR 1
a conversion at one place empties a reserved seat at another (Baswana et al., arXiv 1904.06698, reruns until nothing is converted)
  A@1: D_UR 0, D_EWS 1; B@1: D_UR 0, D_OBC 1
  a 1 of D OBC wants A@1 B@1 → A@1 D_UR | b 2 wants B@1 → B@1 D_UR
  converts A@1 D_EWS > D_UR 1; B@1 D_OBC > D_UR 1
a seat for PwD within SC is given within SC (The university, reservation)
  A@1: D_UR 0, D_SC 1, D_SC_PWD 1
  a 1 of D SC wants A@1 → A@1 D_SC | b 2 of D SC wants A@1 → none | c 90 of D SC PWD wants A@1 → A@1 D_SC_PWD
  d 3 of D UR PWD wants A@1 → none
who has a claim and a high rank leaves the seat for PwD to the next (JoSAA business rules VII, sequence of seat categories)
  A@1: D_UR 1, D_UR_PWD 1
  a 1 of D UR PWD wants A@1 → A@1 D_UR | b 50 of D UR PWD wants A@1 → A@1 D_UR_PWD
an empty seat for PwD goes back to its own category (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 0, D_SC_PWD 1
  a 1 wants A@1 → none | b 80 of D SC wants A@1 → A@1 D_SC
  converts A@1 D_SC_PWD > D_SC 1
or to ST, if no SC applicant waits, before general (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 0, D_ST 0, D_SC_PWD 1
  a 1 wants A@1 → none | b 80 of D ST wants A@1 → A@1 D_ST
  converts A@1 D_SC_PWD > D_ST 1
and on to general where the category does not want it (The university, where unfilled seats go)
  A@1: D_UR 0, D_SC 0, D_ST 0, D_SC_PWD 1
  a 1 wants A@1 → A@1 D_UR
  converts A@1 D_SC_PWD > D_UR 1
wards of defence personnel have seats within general, beside those for PwD (The university, reservation)
  A@1: D_UR 1, D_UR_PWD 1, D_UR_DEF 1
  a 1 wants A@1 → A@1 D_UR | b 2 of D UR DEF wants A@1 → A@1 D_UR_DEF | c 3 of D UR DEF wants A@1 → none
  d 4 of D UR PWD wants A@1 → A@1 D_UR_PWD
seats of one region do not go to the other, even if they stay empty (The university, reservation, 85 % Delhi and 15 % outside)
  A@1: D_UR 2, OD_UR 1
  a 1 of OD UR wants A@1 → A@1 OD_UR | b 2 of OD UR wants A@1 → none | c 3 wants A@1 → A@1 D_UR
in the spot round they do (The university, where unfilled seats go)
  A@1: D_UR 2, OD_UR 1
  a 1 of OD UR wants A@1 → A@1 OD_UR | b 2 of OD UR wants A@1 → A@1 OD_UR | c 3 wants A@1 → A@1 D_UR
  rules spot
  converts A@1 D_UR > OD_UR 1
in the spot round an OBC seat goes to general of its region first (The university, where unfilled seats go)
  A@1: D_UR 0, D_OBC 1, OD_UR 0
  a 1 of OD UR wants A@1 → none | b 2 wants A@1 → A@1 D_UR
  rules spot
  converts A@1 D_OBC > D_UR 1
a supernumerary seat is tried last, takes nobody’s seat, and stays empty otherwise (The university, reservation)
  A@1: D_UR 1, KM 1; B@1: D_UR 1, KM 1
  a 1 wants A@1 B@1 → A@1 D_UR | b 500 of OD UR KM wants A@1 B@1 → A@1 KM | c 3 wants B@1 → B@1 D_UR
  d 4 wants B@1 → none
foreign nationals have no fixed number of seats (The university, reservation; Baswana et al., arXiv 1904.06698, supernumerary seats for foreign nationals)
  A@1: D_UR 0, FN unlimited
  a 7 of none none FN wants A@1 → A@1 FN | b 8 of none none FN wants A@1 → A@1 FN | c 1 wants A@1 → none
equal ranks: more marks first (The university, how merit is decided)
  A@1: D_UR 1
  a 1 wants A@1 marks 410.5 → none | b 1 wants A@1 marks 412 → A@1 D_UR
equal marks: those of the next subject (The university, how merit is decided)
  A@1: D_UR 1
  a 1 wants A@1 marks 400,90 → none | b 1 wants A@1 marks 400,95 → A@1 D_UR
equal in all marks: the older first (The university, how merit is decided)
  A@1: D_UR 1
  a 1 wants A@1 born 2008-03-02 → none | b 1 wants A@1 born 2007-12-31 → A@1 D_UR
equal in age too: the lower form number first (JoSAA business rules VIII, same rank; here ties are always broken)
  A@1: D_UR 1
  a 1 wants A@1 form SEU26190002 → none | b 1 wants A@1 form SEU26190001 → A@1 D_UR
float: the seat is kept against a newcomer with a better rank (The university, freeze, float, upgrade or reject; Baswana et al., arXiv 1904.06698, later rounds)
  A@1: D_UR 1
  a 5 wants A@1 before float A@1 D_UR → A@1 D_UR | b 1 wants A@1 → none
float: who gets a higher one leaves the seat to the next (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1; B@1: D_UR 1
  a 5 wants B@1 A@1 before float A@1 D_UR → B@1 D_UR | b 6 wants A@1 → A@1 D_UR
  c 1 wants B@1 before reject B@1 D_UR → out
float: a general seat at the same place is taken, and the reserved one goes to the next (JoSAA business rules XIII, upgradation)
  A@1: D_UR 1, D_SC 1
  a 5 of D SC wants A@1 before float A@1 D_SC → A@1 D_UR | b 6 of D SC wants A@1 → A@1 D_SC
freeze: no move, even to a free seat (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1; B@1: D_UR 1
  a 1 wants B@1 A@1 before freeze A@1 D_UR → A@1 D_UR | b 2 wants A@1 → none
reject: the seat goes to the next, and who rejected gets none (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1; B@1: D_UR 1
  a 1 wants A@1 B@1 before reject A@1 D_UR → out | b 2 wants A@1 → A@1 D_UR
lapsed: who did not decide is out (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1
  a 1 wants A@1 before lapsed A@1 D_UR → out | b 2 wants A@1 → A@1 D_UR
withdrawn: who withdrew after freezing is out (Baswana et al., arXiv 1904.06698, withdrawal between rounds)
  A@1: D_UR 1
  a 1 wants A@1 before withdrawn A@1 D_UR → out | b 2 wants A@1 → A@1 D_UR
upgrade: the seat is given up, and a higher one is won (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1; B@1: D_UR 1
  a 3 wants B@1 A@1 before upgrade A@1 D_UR → B@1 D_UR | b 4 wants B@1 A@1 → A@1 D_UR
upgrade: without a higher one there is none, even if the old one is free (The university, freeze, float, upgrade or reject)
  A@1: D_UR 1; B@1: D_UR 1; C@1: D_UR 1
  a 3 wants B@1 A@1 C@1 before upgrade A@1 D_UR → none | b 1 wants B@1 → B@1 D_UR
a converted seat that is held stays converted, though its category asks for it now (Baswana et al., arXiv 1904.06698, later rounds: no seat is taken back and none is added)
  A@1: D_UR 0, D_OBC 1
  a 5 wants A@1 before float A@1 D_UR → A@1 D_UR | b 1 of D OBC wants A@1 → none
  converted A@1 D_OBC D_UR 1
  converts A@1 D_OBC > D_UR 1
a converted seat whose holder left is reserved again (Baswana et al., arXiv 1904.06698, each round begins with the seats as they were)
  A@1: D_UR 0, D_OBC 1
  a 5 wants A@1 before reject A@1 D_UR → out | b 9 of D OBC wants A@1 → A@1 D_OBC | c 1 wants A@1 → none
  converted A@1 D_OBC D_UR 1
a converted seat whose holder moves up goes to general if somebody waits there (Ours: taking it back could cost the holder the better seat)
  A@1: D_UR 0, D_OBC 1; B@1: D_UR 1
  a 5 wants B@1 A@1 before float A@1 D_UR → B@1 D_UR | b 9 of D OBC wants A@1 → A@1 D_UR | c 10 wants A@1 → none
  converted A@1 D_OBC D_UR 1
  converts A@1 D_OBC > D_UR 1
a converted seat that becomes free in the round, and that nobody may have, is reserved again (Baswana et al., arXiv 1904.06698, reruns)
  A@1: D_SC 0, D_ST 1; B@1: D_SC 1
  a 5 of D SC wants B@1 A@1 before float A@1 D_SC → B@1 D_SC | b 9 of D ST wants A@1 → A@1 D_ST
  converted A@1 D_ST D_SC 1
a campus for women takes women only, in every category (The university, reservation, women_only_campuses)
  A@N04: D_UR 1, D_OBC 1
  a 1 wants A@N04 → none | b 2 of D UR F wants A@N04 → A@N04 D_UR | c 3 of D OBC wants A@N04 → none
  d 4 of D OBC F wants A@N04 → A@N04 D_OBC
  claims A@N04 F
shifts of one programme on one campus are places of their own (The university, seats by campus and shift)
  A@1: D_UR 1; A@1/Evening: D_UR 1
  a 2 wants A@1 A@1/Evening → A@1/Evening D_UR | b 1 wants A@1 → A@1 D_UR
`;

const PERSON =
  /^(\S+) (\S+)(?: of (.+?))? wants (.+?)(?: marks (\S+))?(?: born (\S+))?(?: form (\S+))?(?: before (.+?))? → (.+)$/;

const pairsIn = (text: string, between: string) => text.split(between).map((part) => part.split(/[ =]/));

function personFrom(text: string): [id: string, person: ShortApplicant, seat: string] {
  const [, id = '', rank = '', is, wants = '', marks, born, form, before, seat = ''] = PERSON.exec(text) ?? [];
  const ranks = pairsIn(rank, ',').map(([list, one]) => [list, Number(one)]);
  return [
    id,
    {
      ...{ rank: rank.includes('=') ? Object.fromEntries(ranks) : Number(rank), wants },
      ...(is && { is }),
      ...(marks && { marks: marks.split(',').map(Number) }),
      ...{ ...(born && { born }), ...(form && { form }), ...(before && { before }) },
    },
    seat,
  ];
}

function caseFrom(block: string): Case {
  const [title = '', seats = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [, name = '', source = ''] = /^(.+?) \((.+)\)$/.exec(title) ?? [];
  const after = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const people = lines.filter((line) => line.includes(' → ')).flatMap((line) => line.split(' | ').map(personFrom));
  const [rules, claims] = [after('rules'), after('claims')];
  return {
    ...{ name, source },
    seats: Object.fromEntries(
      seats.split('; ').map((text) => {
        const [place = '', counts = ''] = text.split(': ');
        const numbers = pairsIn(counts, ', ').map(([kind, count]) => [
          kind,
          count === 'unlimited' ? null : Number(count),
        ]);
        return [place, Object.fromEntries(numbers)];
      }),
    ),
    applicants: Object.fromEntries(people.map(([id, person]) => [id, person])),
    gives: Object.fromEntries(
      people.filter(([, , seat]) => seat !== 'out').map(([id, , seat]) => [id, seat === 'none' ? null : seat]),
    ),
    ...(after('converts') && { converts: after('converts')?.split('; ') }),
    ...(after('converted') && { converted: after('converted')?.split('; ') }),
    ...(claims && { claims: Object.fromEntries(pairsIn(claims, '; ').map(([place = '', ...all]) => [place, all])) }),
    ...(rules && { rules: rules === 'spot' ? spot : withList }),
  };
}

export const CASES: Case[] = [
  ...TEXTBOOK,
  ...TABLE.trim()
    .split(/\n(?=\S)/)
    .map(caseFrom),
];
