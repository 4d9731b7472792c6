import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { campusAnswer } from '../testing';
import Campus, { loader } from './Campus';
import { aCampusDetail, aPicture, aPlacedCampus, detailAnswer, zoneAnswer, aHostelCampus } from './testing';
import CampusZone, { loader as loadZone } from './CampusZone';
import Campuses, { loader as loadAll } from './Campuses';
import Hostels, { loader as loadHostels } from './Hostels';

describe('a campus', () => {
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
    corrections: [{ on: '2026-05-03', text: 'the last date was wrong.' }],
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
    expect(screen.getByText('Corrected on 3 May 2026: the last date was wrong.')).toBeInTheDocument();
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
    const ask = await part('Whom to ask');
    expect(ask.getByRole('link', { name: 'dwarka@seu.example' })).toBeInTheDocument();
    expect(ask.getByRole('link', { name: '+91 11 5550 0101' })).toHaveAttribute('href', 'tel:+911155500101');
    expect(screen.getByRole('img', { name: 'The gate' })).toBeInTheDocument();
    expect((await part('Pictures')).getByRole('img', { name: 'The looms' })).toBeInTheDocument();
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
    for (const name of ['geo', 'email', 'telephone', 'image', 'amenityFeature'])
      expect(sparse).not.toHaveProperty(name);
  });

  test('an unknown name is 404 and leads to all campuses; a failure is no 404', async () => {
    expect(await load('dwarka', { ...apiOf(), '/campus/dwarka': new Error('down') })).toEqual({ status: 503 });
    expect(await load('atlantis')).toMatchObject({ status: 404 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campus not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All campuses' })).toHaveAttribute('href', '/campus');
  });
});

describe('a zone', () => {
  const API = {
    '/zone': zoneAnswer('North', 'West', 'South'),
    '/campus': campusAnswer([
      aPlacedCampus('Dwarka', { headquarters: true, picture: aPicture() }),
      aPlacedCampus('Okhla', { zone: 'south', latitude: 28.5 }),
      aPlacedCampus('Ranhola', {
        women_only: true,
        seats: 0,
        accessible: null,
        nearest_metro: null,
        latitude: null,
        picture: aPicture(),
      }),
    ]),
  };

  const zone = (code = 'west', api: Record<string, unknown> = API) =>
    renderPage(<CampusZone />, { path: `/campus/zone/${code}`, pattern: '/campus/zone/:zone', api });

  const load = (code: string, api: Record<string, unknown> = API) =>
    loadZone({
      queryClient: zone(code, api).queryClient,
      params: { zone: code },
      url: new URL('https://seu.example/'),
    });

  const cards = async () =>
    (await screen.findAllByRole('heading', { level: 2, name: /Campus$/ })).map((heading) =>
      within(heading.closest('li') as HTMLElement),
    );

  test('shows each campus of the zone with what is known of it, and leads to it', async () => {
    zone();
    expect(await screen.findByRole('heading', { level: 1, name: 'Campuses: West Zone' })).toBeInTheDocument();
    type Card = ReturnType<typeof within>;
    const [dwarka, ranhola, ...others] = (await cards()) as [Card, Card];
    expect(others).toEqual([]);
    expect(dwarka.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
    for (const said of ['Dwarka Sector 9, New Delhi 110077', 'Dwarka Sector 10', '60', 'University offices'])
      expect(dwarka.getByText(said)).toBeInTheDocument();
    // The page opens with the first picture.
    expect(dwarka.getByRole('img', { name: 'The gate' })).toHaveAttribute('loading', 'eager');
    expect(ranhola.getByRole('img', { name: 'The gate' })).toHaveAttribute('loading', 'lazy');
    expect(ranhola.getByText('For women only')).toBeInTheDocument();
    for (const unknown of ['Seats', 'Nearest metro', 'By wheelchair'])
      expect(ranhola.queryByText(unknown)).not.toBeInTheDocument();
  });

  test('a map shows where the campuses are; those of other zones are smaller', async () => {
    zone();
    const map = within(await screen.findByRole('group', { name: 'Map of the campuses' }));
    expect(map.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
    expect(map.getByRole('link', { name: 'Okhla Campus' }).querySelector('.far')).toBeInTheDocument();
    expect(map.queryByRole('link', { name: 'Ranhola Campus' })).not.toBeInTheDocument();
  });

  test('one without campuses says so; it leads to all campuses and to the other zones', async () => {
    zone('north');
    expect(screen.getByText('Loading Campuses...')).toBeInTheDocument();
    expect(await screen.findByText('There is no campus in this zone at the moment.')).toBeInTheDocument();
    const zones = within(screen.getByRole('navigation', { name: 'Campuses by zone' })).getAllByRole('link');
    expect(zones.map((link) => link.getAttribute('href'))).toEqual([
      '/campus',
      '/campus/zone/west',
      '/campus/zone/south',
    ]);
  });

  test('the loader names zone and campuses; an unknown zone is 404, a failure 503', async () => {
    expect(await load('west')).toMatchObject({
      title: 'Campuses: West Zone',
      description: expect.stringContaining('Dwarka Campus, Ranhola Campus'),
    });
    expect(await load('up')).toMatchObject({ status: 404 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(await load('west', { '/zone': new Error('down') })).toEqual({ status: 503 });
  });
});

describe('all campuses', () => {
  const near = (isExact: boolean) => ({
    status: 'success',
    data: {
      place: { code: '110075', name: 'Dwarka', is_exact: isExact },
      campuses: [
        { ...aPlacedCampus('Dwarka'), distance: 0 },
        { ...aPlacedCampus('Okhla'), distance: 21 },
      ],
    },
  });

  const API = {
    '/zone': zoneAnswer('South', 'West', 'North'),
    '/campus': campusAnswer([aPlacedCampus('Dwarka', { has_hostel: true }), aPlacedCampus('Okhla', { zone: 'south' })]),
    '/campus/nearest': near(true),
  };

  const campuses = (query = '', api: Record<string, unknown> = API) =>
    renderPage(<Campuses />, { path: `/campus${query}`, api });

  test('campuses stand under their zones, in the order of the zones, and on a map', async () => {
    campuses();
    const zones = await screen.findAllByRole('heading', { level: 3 });
    expect(zones.map(({ textContent }) => textContent)).toEqual(['South Zone', 'West Zone']);
    const west = within(screen.getByRole('region', { name: 'West Zone' }));
    expect(west.getByRole('link', { name: 'West Zone' })).toHaveAttribute('href', '/campus/zone/west');
    expect(west.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
    expect(west.getByText(/60 seats/)).toBeInTheDocument();
    expect(west.getByText('Hostel')).toBeInTheDocument();
    const map = within(screen.getByRole('group', { name: 'Map of the campuses' }));
    expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Dwarka Campus',
      'Okhla Campus',
    ]);
  });

  test('the form works without scripts, and finds the nearest at once', async () => {
    const { user, router } = campuses();
    const field = screen.getByLabelText('Your PIN code');
    expect(field.closest('form')).toHaveAttribute('method', 'get');
    expect(field.closest('form')).toHaveAttribute('action', '/campus');
    await user.type(field, '110 075{Enter}');
    expect(await screen.findByText('In a straight line from Dwarka (110075).')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?pin=110+075');
    const [first, second] = within(screen.getByRole('region', { name: 'Campuses near you' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Dwarka CampusLess than 1 km/);
    expect(second).toHaveTextContent(/^Okhla Campus21 km/);
  });

  test.each(['110,077', '११०-०७७'])('says when it measures from another PIN code than %s', async (asked) => {
    campuses(`?pin=${asked}`, { ...API, '/campus/nearest': near(false) });
    expect(await screen.findByText(/^We do not know where 110077 is\. .* \(110075\)\.$/)).toBeInTheDocument();
  });

  const nothing = (place: object | null) => ({ status: 'success', data: { place, campuses: [] } });

  test.each([
    ['a code that is not known', nothing(null), /We do not know the PIN code 999999/],
    ['no campus on the map', nothing(near(true).data.place), /No campus has a place/],
    ['a failure', new Error('down'), /We could not look for campuses/],
  ])('%s', async (_, answer, said) => {
    campuses('?pin=999999', { ...API, '/campus/nearest': answer });
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'West Zone' })).toBeInTheDocument();
  });

  test('the loader reads what is asked for; a failure is 503', async () => {
    const read = async (api: Record<string, unknown>) =>
      loadAll({
        queryClient: campuses('', api).queryClient,
        params: {},
        url: new URL('https://seu.example/campus?pin=110075'),
      });
    expect(await read(API)).toEqual({ status: 200 });
    expect(await read({ ...API, '/campus': new Error('down') })).toEqual({ status: 503 });
  });
});

describe('hostels', () => {
  const answer = (campuses: unknown[]) => ({ '/campus/hostel': { status: 'success', data: { campuses } } });

  const BOTH = answer([
    aHostelCampus('Dwarka', { hostel: '40 rooms.', transport: 'A bus.', email: 'dwarka@seu.example' }),
    aHostelCampus('Okhla', { hostel: '12 rooms.', women_only: true }),
  ]);

  const names = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('names hostels and transport by campus, with whom to ask', async () => {
    renderPage(<Hostels />, { api: BOTH });
    expect(await screen.findByText('40 rooms.')).toBeInTheDocument();
    expect(names('Campuses with a hostel')).toEqual(['Dwarka Campus', 'Okhla Campus']);
    expect(names('Transport')).toEqual(['Dwarka Campus']);
    expect(screen.getByText('For women only')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'dwarka@seu.example' })).toHaveLength(2);
  });

  test('says that there is none; a failure is 503', async () => {
    const read = async (api: Record<string, unknown>) => {
      const { queryClient } = renderPage(<Hostels />, { api });
      return loadHostels({ queryClient, params: {}, url: new URL('https://seu.example/') });
    };
    await read(answer([]));
    expect(await screen.findByText(/^No campus has a hostel/)).toBeInTheDocument();
    expect(await read({ '/campus/hostel': new Error('down') })).toEqual({ status: 503 });
  });
});
