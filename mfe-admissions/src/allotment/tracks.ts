import type { Track } from '@university/shared/contract';
import { type AllotmentCalls, resultCalls } from '../api/calls';

/** One round of one track: its two pages and its calls. */
export interface ResultPage {
  track: Track;
  round: number;
  /** As people call the track. */
  name: string;
  /** Whether there is no later round to wait for; as `ROUNDS` of the contract has it. */
  final: boolean;
  /** `category` of the address, where two results share a path. */
  category: string;
  signIn: string;
  show: string;
  calls: AllotmentCalls;
}

/** Every result that has pages. A further round or track is one row here and its routes in routes.ts. */
export const resultPages: readonly [ResultPage, ...ResultPage[]] = [
  {
    track: 'diploma',
    round: 1,
    name: 'Diploma',
    final: false,
    category: 'diploma',
    signIn: '/admission/result?category=diploma',
    show: '/admission/result/show?category=diploma',
    calls: resultCalls('diploma'),
  },
  {
    track: 'btech',
    round: 1,
    name: 'B.Tech',
    final: false,
    category: 'btech',
    signIn: '/admission/result?category=btech',
    show: '/admission/result/show?category=btech',
    calls: resultCalls('btech'),
  },
];

/** The result that an address asks for; the first one when it names none. */
export function resultPageFor(category: string | null): ResultPage {
  return resultPages.find((page) => page.category === category) ?? resultPages[0];
}

/** `Diploma Round 1`; the number stays with its word. */
export const resultName = ({ name, round }: ResultPage): string => `${name} Round\u00a0${round}`;
