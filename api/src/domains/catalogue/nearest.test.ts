/** @jest-environment node */
import { endpoints, type Campus } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { campuses } from '../../platform/database/schema';
import { fillSmallCatalogue } from '../../testing/small-catalogue';
import { onDatabase } from '../../testing/world';
import { distanceBetween, nearestTo, standIn } from './nearest';

const at = (latitude: number | null, longitude: number | null, name = '') =>
  ({ name, latitude, longitude }) as unknown as Campus;

test.each([
  ['one degree along the equator', [0, 0], [0, 1], 111.2],
  ['one degree towards the pole', [28, 77], [29, 77], 111.2],
  ['across the line of dates', [0, 179.5], [0, -179.5], 111.2],
  ['to the other side of the earth', [0, 0], [0, 180], 20_015.1],
  ['nowhere', [28.6, 77.2], [28.6, 77.2], 0],
] as const)('%s', (_, [a, b], [c, d], kilometres) => {
  expect(distanceBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d })).toBeCloseTo(kilometres, 1);
});

const KNOWN = ['110001', '110070', '110075', '110078', '121001'].map((code) => ({ code }));

test.each([
  ['110075', '110075'],
  ['110077', '110078'],
  ['110072', '110070'],
  ['110050', '110070'],
  ['121999', '121001'],
  ['400001', undefined],
  ['1100', undefined],
  ['SW1A1AA', undefined],
])('%s stands in for by %s', (asked, expected) => {
  expect(standIn(KNOWN, asked)?.code).toBe(expected);
});

test('the nearest campuses come first, with whole kilometres; what is not on the map is left out', () => {
  const campuses = [at(28.9, 77, 'far'), at(null, null, 'nowhere'), at(28.61, 77, 'near'), at(28.7, 77, 'middle')];
  const found = nearestTo({ latitude: 28.6, longitude: 77 }, campuses);
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['near', 1],
    ['middle', 11],
    ['far', 33],
  ]);
});

test('no more than five are named', () => {
  const campuses = Array.from({ length: 9 }, (_, index) => at(index, 0));
  expect(nearestTo({ latitude: 0, longitude: 0 }, campuses)).toHaveLength(5);
});

onDatabase(
  'campuses by place',
  (world) => {
    beforeAll(async () => {
      const { db } = world().api;
      await fillSmallCatalogue(db);
      await db
        .update(campuses)
        .set({ hostel: 'Forty rooms.', email: 'h2@port.example' })
        .where(eq(campuses.id, 'campus-h2'));
      await db.update(campuses).set({ latitude: 13.2 }).where(eq(campuses.id, 'campus-h1'));
    });

    async function near(pin: string) {
      const url = `/campus/nearest?${new URLSearchParams({ pin })}`;
      const answer = await world().call({ url });
      expect(answer.statusCode).toBe(200);
      const { data } = endpoints.findNearestCampuses.response.parse(answer.json());
      expect(await world().api.port.get('/campus/nearest', { pin })).toEqual(answer.json());
      return data;
    }

    test.each([
      ['600001', true],
      ['600 001', true],
      ['600007', false],
      ['600999', false],
    ])('the nearest to %s come first', async (pin, isExact) => {
      const { place, campuses: found } = await near(pin);
      expect(place).toEqual({ code: '600001', name: 'Port Town', is_exact: isExact });
      expect(found.map(({ slug, distance }) => [slug, distance])).toEqual([
        ['h2', 0],
        ['h1', 11],
      ]);
    });

    test.each(['700001', '60', '6000011', '%', '600\\_01'])('nothing is known of %s', async (pin) => {
      expect(await near(pin)).toEqual({ place: null, campuses: [] });
    });

    test.each(['', '   ', '12345678901'])('“%s” is no PIN code', async (pin) => {
      expect((await world().call({ url: `/campus/nearest?${new URLSearchParams({ pin })}` })).statusCode).toBe(400);
    });

    test('campuses with a hostel or transport are named alone', async () => {
      const { data } = endpoints.listHostels.response.parse((await world().call({ url: '/campus/hostel' })).json());
      expect(data.campuses).toEqual([
        expect.objectContaining({ slug: 'h2', hostel: 'Forty rooms.', transport: null, email: 'h2@port.example' }),
      ]);
    });
  },
  { demo: false },
);
