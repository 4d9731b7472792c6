import type { SeatAllotment, SeatProof, SeatReason } from '@university/shared/contract';

type Pool = SeatReason['pools'][number];

export const aPool = (changes: Partial<Pool> = {}): Pool => ({
  category: 'C_OBC',
  seats: 12,
  kept: 0,
  last: 1431,
  rank: 1512,
  tie: null,
  ...changes,
});

export const aReason = (position: number, changes: Partial<SeatReason> = {}): SeatReason => ({
  position,
  became: 'higher',
  considered: true,
  pools: [aPool()],
  ...changes,
});

/** Made by `merkleTree` of the allotment: the second of three rows, that of the record `a1`. */
export const PROOF: SeatProof = {
  row: {
    id: 'p2',
    outcome: 'allotted',
    program_code: 'DCE',
    campus_code: 'N01',
    shift: null,
    category_allocated: 'OC_EWS',
    program_preference: 3,
    rank: 12,
    kept: false,
  },
  nonce: '1'.repeat(64),
  path: [
    { side: 'left', hash: '6a5fa04256cab262f9f179836974ed045de7bc1e3c7e3419eb0248aa13ded814' },
    { side: 'right', hash: '5929732296fbf99234a92c76ab9e9e3b9e5112ee0552f6756eb9be4d3a7e0ff2' },
  ],
  root: '0e136bd4b5ffa6da3fa6b4160fa928b4f6ff180a153fb94f1afd3f88a67a446b',
};

export const aSeatAllotment = (changes: Partial<SeatAllotment> = {}): SeatAllotment => ({
  cycle: '2025-26',
  track: 'diploma',
  track_name: 'Diploma',
  round: 1,
  at: '2025-08-13T06:30:00.000Z',
  isSpot: false,
  counts: {
    applicants: 20_480,
    allotted: 11_900,
    notAllotted: 8_500,
    held: 80,
    left: 0,
    frozen: 0,
    improved: 0,
    kept: 120,
    seats: 12_000,
    filled: 11_900,
    converted: 7,
  },
  corrected: 2,
  conversions: [{ program: 'Diploma in Weaving', campus: 'Harbour Campus', from: 'C_OBC', to: 'C_UR', seats: 7 }],
  problems: [],
  digests: { market: 'a'.repeat(64), result: 'b'.repeat(64), tree: PROOF.root },
  rules: [
    { category: 'C_UR', to: [], supernumerary: false },
    { category: 'C_SC', to: ['C_ST', 'C_UR'], supernumerary: false },
    { category: 'KM', to: [], supernumerary: true },
  ],
  ties: ['marks', 'age', 'form_number'],
  ...changes,
});

export const seatsAnswer = (...allotments: SeatAllotment[]) => ({
  '/admission/seats': { status: 'success', data: { allotments } },
});
