import {
  APART,
  boxOf,
  drawMap,
  hullOf,
  LETTERS,
  type Place,
  project,
  SHEET,
  shortNames,
  type Spot,
  spread,
} from './draw';

const ZONES = [
  { code: 'north', name: 'North Zone' },
  { code: 'shore', name: 'Shore' },
  { code: 'hills', name: 'The Hills' },
];

/** Numbers between 0 and 1 that are the same in every run. */
function series(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function manyPlaces(count: number, seed: number): Place[] {
  const next = series(seed);
  return Array.from({ length: count }, (_, index) => ({
    slug: `c${index}`,
    name: `${'Long '.repeat(Math.floor(next() * 4))}Place ${index} Campus`,
    zone: ZONES[index % ZONES.length]?.code ?? '',
    latitude: 28.4 + next() * 0.5,
    longitude: 76.9 + next() * 0.5,
  }));
}

const distances = (spots: readonly Spot[]) =>
  spots.flatMap((a, index) => spots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));

test('north is up, east is right, and a kilometre is as long in both directions', () => {
  const { spots } = project([
    { latitude: 60, longitude: 10 },
    { latitude: 61, longitude: 10 },
    { latitude: 60, longitude: 12 },
  ]);
  const [origin, north, east] = spots as [Spot, Spot, Spot];
  expect(north.y).toBeLessThan(origin.y);
  expect(east.x).toBeGreaterThan(origin.x);
  // At 60 degrees a degree of longitude is half as long as one of latitude.
  expect((east.x - origin.x) / (origin.y - north.y)).toBeCloseTo(1, 1);
});

test.each([
  ['one place', 1],
  ['twice the same place', 2],
])('%s stands in the middle', (_, count) => {
  const { spots, height } = project(Array.from({ length: count }, () => ({ latitude: 1, longitude: 2 })));
  for (const spot of spots) expect(spot).toEqual({ x: SHEET.width / 2, y: height / 2 });
});

test('dots are moved apart, and stay on the sheet', () => {
  const spots = spread(
    Array.from({ length: 20 }, (_, index) => ({ x: 100 + (index % 3), y: 100 })),
    400,
  );
  expect(Math.min(...distances(spots))).toBeGreaterThanOrEqual(APART);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SHEET.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(400);
  }
});

test('a hull leaves out what is inside', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const hull = hullOf([...corners, { x: 2, y: 2 }, { x: 1, y: 3 }]);
  expect(hull).toHaveLength(4);
  expect(hull).toEqual(expect.arrayContaining(corners));
});

test.each([1, 7, 42, 1234])('no name covers another name or a dot, or leaves the sheet (%i)', (seed) => {
  const drawing = drawMap(ZONES, manyPlaces(26, seed));
  const { areas, dots, height } = drawing as NonNullable<typeof drawing>;
  const boxes = [
    ...areas.flatMap(({ label }) => (label ? [boxOf(label, LETTERS.area)] : [])),
    ...dots.flatMap(({ label }) => (label ? [boxOf(label, LETTERS.dot)] : [])),
  ];
  expect(boxes.length).toBeGreaterThan(10);
  boxes.forEach((one, index) => {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(SHEET.width);
    expect(one.bottom).toBeLessThanOrEqual(height);
    for (const other of boxes.slice(index + 1))
      expect(
        one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom,
      ).toBe(true);
    for (const { x, y } of dots) expect(x > one.left && x < one.right && y > one.top && y < one.bottom).toBe(false);
  });
});

test('a map about a zone or a campus names what it is about, and the zones', () => {
  const places = manyPlaces(12, 3);
  const zone = drawMap(ZONES, places, { zone: 'shore' });
  expect(zone?.areas.filter(({ isInFocus }) => isInFocus).map(({ code }) => code)).toEqual(['shore']);
  expect(zone?.dots.filter(({ label }) => label).every(({ isInFocus }) => isInFocus)).toBe(true);
  const campus = drawMap(ZONES, places, { campus: 'c4' });
  expect(campus?.dots.filter(({ label }) => label).map(({ slug }) => slug)).toEqual(['c4']);
});

test('what has no coordinates is not drawn; without any there is no map', () => {
  const [one, other] = manyPlaces(2, 1) as [Place, Place];
  expect(drawMap(ZONES, [one, { ...other, latitude: null }])?.dots.map(({ slug }) => slug)).toEqual(['c0']);
  expect(drawMap(ZONES, [{ ...one, longitude: null }])).toBeNull();
  expect(drawMap(ZONES, [])).toBeNull();
});

test.each([
  [
    ['Dwarka Campus', 'Okhla II Campus'],
    ['Dwarka', 'Okhla II'],
  ],
  [
    ['Dwarka Campus', 'The Old Mill'],
    ['Dwarka Campus', 'The Old Mill'],
  ],
  [
    ['Campus', 'Dwarka Campus'],
    ['Campus', 'Dwarka Campus'],
  ],
  [['Only Campus'], ['Only Campus']],
])('%j are short as %j', (names, expected) => {
  expect(shortNames(names)).toEqual(expected);
});
