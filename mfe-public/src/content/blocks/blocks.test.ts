import { proseOf } from '@university/shared/prose';
import { officersBlock } from './officers';
import { placementBlock } from './placement';

const officer = { group: 'Services', name: null, duty: 'All libraries', email: null, phone: null, page: null };

async function shown(markdown: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = (await proseOf(markdown)) ?? '';
  return page;
}

test('officers are a table a group, each with every way to reach it', async () => {
  const officers = [
    { ...officer, group: 'Heads', post: 'Vice-Chancellor', name: 'Asha Rao', email: 'vc@weave.example' },
    { ...officer, post: 'Librarian', phone: '+91 11 2000 0000', page: '/amenities/Library_(old)' },
    { ...officer, group: 'Heads', post: 'Registrar', page: 'https://weave.example/registrar' },
  ];
  const page = await shown(officersBlock({ officers }, 'officers'));
  const tables = [...page.querySelectorAll('table')];
  expect(tables.map((table) => table.caption?.textContent)).toEqual(['Heads', 'Services']);
  expect(tables[0]?.rows).toHaveLength(3);
  expect(page).toHaveTextContent('Vice-Chancellor: Asha Rao');
  expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'mailto:vc@weave.example',
    'https://weave.example/registrar',
    'http://localhost/amenities/Library_%28old%29',
    'tel:+911120000000',
  ]);
  expect(page.querySelector('a[href$=registrar]')).toHaveTextContent('Registrar');
  expect(page).toHaveTextContent('On the page of the office');
});

test('one group is a table without a caption; a group without officers is nothing', async () => {
  const officers = [{ ...officer, group: 'Officers who protect rights', post: 'Ombudsperson' }];
  const page = await shown(officersBlock({ officers }, 'officers-officers-who-protect-rights'));
  expect(page.querySelector('caption')).toBeNull();
  expect(page).toHaveTextContent('Ombudsperson');
  expect(officersBlock({ officers }, 'officers-services')).toBe('');
  expect(officersBlock({ officers: [] }, 'officers')).toBe('');
});

test('whatever is typed stays a text in its cell', async () => {
  const post = '| [Rich](javascript:alert(1)) **bold** <img src=x onerror=alert(1)>';
  const page = await shown(
    officersBlock(
      { officers: [{ ...officer, post, phone: '011 [ext](x) 2000', page: '/a)[x](https://evil.example' }] },
      'officers',
    ),
  );
  expect(page.querySelectorAll('img, strong')).toHaveLength(0);
  const links = [...page.querySelectorAll('a')].map(({ href }) => new URL(href));
  expect(links.filter(({ protocol, host }) => protocol !== 'tel:' && host !== 'localhost')).toEqual([]);
  expect(page.querySelector('td')).toHaveTextContent(post);
});

test('figures stand by year, with the part of all who finished; what nobody asked is said', async () => {
  const year = { year: '2024-25', group: 'Diploma', finished: 1200, placed: 600, studying: 300, founded: 12 };
  const years = [
    { ...year, median: 240_000 },
    { ...year, group: 'B.Tech', median: null, finished: 0, placed: 0, studying: 0, founded: 0 },
  ];
  const page = await shown(placementBlock({ years, source: 'Asked by [post]' }));
  expect(page.querySelector('caption')).toHaveTextContent('2024-25');
  expect(
    [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Diploma', '1,200', '600 (50 %)', '300 (25 %)', '12 (1 %)', '₹2,40,000'],
    ['B.Tech', '0', '0', '0', '0', 'not known'],
  ]);
  expect(page).toHaveTextContent('Source: Asked by [post]');
  expect(placementBlock({ years: [], source: 'Nobody' })).toBe('');
});
