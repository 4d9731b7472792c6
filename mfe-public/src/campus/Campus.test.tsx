import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { campusAnswer } from '../testing';
import Campus, { loader } from './Campus';
import { aCampusDetail, aPicture, aPlacedCampus, detailAnswer, zoneAnswer } from './testing';

const offer = {
  _id: 'p1',
  code: 'DCE',
  name: 'Diploma in Weaving',
  programLevel: 'DIPLOMA' as const,
  department: { _id: 'd1', name: 'Textiles' },
  shift: 'Morning',
  seats: 60,
  first_payment: 34_550,
  has_page: true,
};

const WHOLE = aCampusDetail({
  latitude: 28.6,
  longitude: 77.1,
  info: 'Beside the **park**.',
  nearest_metro: 'Jhilmil / Dilshad Garden',
  getting_there: 'Bus 764 stops at the gate.',
  accessible: true,
  access: ['Ramp at gate 2'],
  seats: 120,
  laboratories: [
    { name: 'Loom hall', text: 'Weaving on 12 looms.' },
    { name: 'Dye room', text: null },
  ],
  hostel: '40 rooms for women.',
  transport: 'A bus from the station.',
  director: { _id: 'f1', name: 'Dr. Asha Rao', designation: 'Director' },
  director_message: 'Come and see.',
  email: 'dwarka@seu.example',
  phone: '+91 11 5550 0101',
  picture: aPicture(),
  pictures: [aPicture({ _id: 'picture-2', alt: 'The looms' })],
  programs: [
    offer,
    {
      ...offer,
      _id: 'p2',
      name: 'B.Des. Fashion',
      programLevel: 'UG',
      shift: null,
      first_payment: null,
      has_page: false,
    },
  ],
});

const MAP = {
  '/zone': zoneAnswer('West', 'South'),
  '/campus': campusAnswer([aPlacedCampus('Dwarka'), aPlacedCampus('Okhla', { zone: 'south', latitude: 28.5 })]),
};

const apiOf = (detail = WHOLE): Record<string, unknown> => ({ ...MAP, '/campus/dwarka': detailAnswer(detail) });

const campus = (name = 'dwarka', api = apiOf()) =>
  renderPage(<Campus />, { path: `/campus/${encodeURIComponent(name)}`, pattern: '/campus/:name', api });

const load = (name: string, api = apiOf()) =>
  loader({
    queryClient: campus(name, api).queryClient,
    params: { name },
    url: new URL(`https://seu.example/campus/${encodeURIComponent(name)}?from=map`),
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('says where it is and how to get there, with a map that opens elsewhere', async () => {
  campus();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(screen.getByText('Jhilmil or Dilshad Garden')).toBeInTheDocument();
  const reach = await part('How to get there');
  expect(reach.getByText('Bus 764 stops at the gate.')).toBeInTheDocument();
  const map = reach.getByRole('link', { name: /^Open in a map/ });
  expect(new URL((map as HTMLAnchorElement).href).searchParams.get('q')).toBe(
    'Dwarka Campus, Dwarka Sector 9, New Delhi 110077',
  );
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const drawing = within(await screen.findByRole('group', { name: 'Map of the campuses' }));
  expect(drawing.getByRole('link', { name: 'Okhla Campus' })).toHaveAttribute('href', '/campus/okhla');
  expect(drawing.queryByRole('link', { name: 'Dwarka Campus' })).not.toBeInTheDocument();
});

test('lists what is taught there by level, with department, shift, seats and first payment', async () => {
  campus();
  const table = within(await screen.findByRole('table', { name: 'Seats and first payment' }));
  const [diploma, degree] = ['Diploma in Weaving', 'B.Des. Fashion'].map((name) =>
    table.getByText(name).closest('tr'),
  ) as unknown as [HTMLElement, HTMLElement];
  expect(within(diploma).getByRole('link', { name: 'Diploma in Weaving' })).toHaveAttribute('href', '/programs/p1');
  expect(within(diploma).getByRole('link', { name: 'Textiles' })).toHaveAttribute('href', '/dept/d1');
  for (const said of ['Morning', '60', '₹34,550']) expect(within(diploma).getByText(said)).toBeInTheDocument();
  expect(within(degree).queryByRole('link', { name: 'B.Des. Fashion' })).not.toBeInTheDocument();
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Diploma programmes',
    'Diploma in WeavingTextiles',
    'Undergraduate programmes',
    'B.Des. FashionTextiles',
  ]);
});

test('names laboratories, access, hostel, transport, director, contacts and pictures', async () => {
  campus();
  expect((await part('Laboratories and facilities')).getByText('Weaving on 12 looms.')).toBeInTheDocument();
  const access = await part('Access for people with disabilities');
  expect(access.getByText('Wheelchairs reach every teaching room.')).toBeInTheDocument();
  expect(access.getByText('Ramp at gate 2')).toBeInTheDocument();
  expect((await part('Hostel')).getByText('40 rooms for women.')).toBeInTheDocument();
  expect((await part('Transport')).getByText('A bus from the station.')).toBeInTheDocument();
  const director = await part('Director');
  expect(director.getByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/f1');
  expect(director.getByText('Director', { selector: 'div' })).toBeInTheDocument();
  expect(director.getByText('Come and see.').closest('blockquote')).toBeInTheDocument();
  const ask = await part('Who to ask');
  expect(ask.getByRole('link', { name: 'dwarka@seu.example' })).toBeInTheDocument();
  expect(ask.getByRole('link', { name: '+91 11 5550 0101' })).toHaveAttribute('href', 'tel:+911155500101');
  expect(screen.getByRole('img', { name: 'The gate' })).toBeInTheDocument();
  expect((await part('Pictures')).getByRole('img', { name: 'The looms' })).toBeInTheDocument();
});

test('readers are told what was corrected', async () => {
  campus('dwarka', apiOf(aCampusDetail({ corrections: [{ on: '2026-05-03', text: 'the last date was wrong.' }] })));
  expect(await screen.findByText('Corrected on 3 May 2026: the last date was wrong.')).toBeInTheDocument();
});

test('what is not known is left out', async () => {
  campus('dwarka', apiOf(aCampusDetail()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How to get there',
  ]);
  expect(screen.queryByText('Nearest metro')).not.toBeInTheDocument();
  expect(screen.queryByText('Seats')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the campus stands without the map of the others', async () => {
  campus('dwarka', { ...apiOf(), '/campus': new Error('down') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Seats and first payment' })).toBeInTheDocument();
});

test.each(['Dwarka Campus', 'dwarka campus'])('%s moves to the slug, with its query', async (name) => {
  const moved = (await load(name).catch((thrown: unknown) => thrown)) as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/campus/dwarka?from=map');
});

test('the loader names the page after the campus, and says what is known to search engines', async () => {
  expect(await load('dwarka')).toMatchObject({
    title: 'Dwarka Campus',
    description: expect.stringContaining('Dwarka Sector 9'),
    structuredData: [
      {
        name: 'Dwarka Campus',
        address: { addressLocality: 'New Delhi', postalCode: '110077' },
        geo: { latitude: 28.6, longitude: 77.1 },
        telephone: '+91 11 5550 0101',
        image: 'https://seu.example/media/gate-640.webp',
        amenityFeature: [
          { name: 'Wheelchair access to every teaching room', value: true },
          { name: 'Ramp at gate 2', value: true },
        ],
      },
    ],
  });
  const [sparse] = (await load('dwarka', apiOf(aCampusDetail()))).structuredData ?? [];
  for (const name of ['geo', 'email', 'telephone', 'image', 'amenityFeature']) expect(sparse).not.toHaveProperty(name);
});

test('an unknown name is 404 and leads to all campuses', async () => {
  expect(await load('atlantis')).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Campus not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All campuses' })).toHaveAttribute('href', '/campus');
});

test('a failure is no 404, and can be tried again', async () => {
  const api: Record<string, unknown> = { ...apiOf(), '/campus/dwarka': new Error('down') };
  const { user } = campus('dwarka', api);
  expect(await screen.findByText('We could not load this campus.')).toBeInTheDocument();
  api['/campus/dwarka'] = apiOf()['/campus/dwarka'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(await load('dwarka', { ...apiOf(), '/campus/dwarka': new Error('down') })).toEqual({ status: 503 });
});
