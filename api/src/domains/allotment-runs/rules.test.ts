/** @jest-environment node */
import { poolId, placeOf } from '@university/allotment';
import { type AdmissionSetting, partsOf, seatKinds, withTargets } from './rules';

const named = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }));

const setting = {
  regions: named('D OD OB_DEL'),
  categories: named('UR SC ST OBC PWD KM'),
  documents: [],
  seatRules: [
    ['UR', 'anybody', null],
    ['SC', 'members', 'ST, UR'],
    ['ST', 'members', 'SC, UR'],
    ['OBC', 'members', 'UR'],
    ['PWD', 'claim', null],
    ['KM', 'extra', null],
  ].map(([category, whom, to]) => ({ category, whom, to })),
} as unknown as AdmissionSetting;

test.each([
  ['D_UR', { region: 'D', category: 'UR', claims: [] }],
  ['OB_DEL_SC', { region: 'OB_DEL', category: 'SC', claims: [] }],
  ['D_SC_PWD', { region: 'D', category: 'SC', claims: ['PWD'] }],
  ['KM', { region: null, category: 'KM', claims: [] }],
])('%s has these parts', (code, parts) => expect(partsOf(code, setting)).toEqual(parts));

const toIn = (codes: string, isSpot = false) =>
  Object.fromEntries(seatKinds(codes.split(' '), setting, isSpot).kinds.map(({ code, to }) => [code, to.join(' ')]));

describe('seats', () => {
  test('are tried in the order of the rules, and go empty where the rules say, in their region', () => {
    expect(toIn('OD_SC KM D_SC_PWD D_OBC D_SC OD_UR D_ST D_UR')).toEqual({
      ...{ D_UR: '', OD_UR: '', D_SC: 'D_ST D_UR', OD_SC: 'OD_UR', D_SC_PWD: 'D_SC D_ST D_UR', D_ST: 'D_SC D_UR' },
      ...{ D_OBC: 'D_UR', KM: '' },
    });
    expect(Object.keys(toIn('OD_SC KM D_SC_PWD D_OBC D_SC OD_UR D_ST D_UR'))).toEqual(
      'D_UR OD_UR D_SC OD_SC D_SC_PWD D_ST D_OBC KM'.split(' '),
    );
  });

  test('go to the other region in a spot round only, and last', () =>
    expect(toIn('D_UR OD_UR D_SC', true)).toEqual({ D_UR: 'OD_UR', OD_UR: 'D_UR', D_SC: 'D_UR OD_UR' }));

  test('need no regions', () => expect(toIn('UR SC')).toEqual({ UR: '', SC: 'UR' }));

  test.each(['D_XX', 'D_PWD', 'D_KM', 'D_SC_UR', 'KM_PWD'])('%s have no rule', (code) =>
    expect(seatKinds(['D_UR', code], setting, false).unknown).toEqual([code]),
  );

  test('that may be converted have a pool to go to', () => {
    const { kinds } = seatKinds(['D_UR', 'D_SC', 'D_ST'], setting, false);
    const pool = (category: string) => ({
      ...{ program_code: 'A', campus_code: 'N01', shift: null, category, seats: 2, claims: ['F'] },
    });
    const all = withTargets([pool('D_SC')], kinds);
    expect(all.map((each) => [poolId(placeOf(each), each.category), each.seats, each.claims])).toEqual([
      ['A@N01 D_SC', 2, ['F']],
      ['A@N01 D_ST', 0, ['F']],
      ['A@N01 D_UR', 0, ['F']],
    ]);
  });
});
