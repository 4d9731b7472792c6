import { exampleSite } from '@university/shared/testing/identity';

/** What a text says where the university says this of itself. */
function filled(source: string, changes: Partial<typeof exampleSite> = {}): string {
  let result = '';
  globalThis.siteIdentity = { ...exampleSite, ...changes };
  jest.isolateModules(() => {
    const { fillPlaceholders } = require('./placeholders') as typeof import('./placeholders');
    result = fillPlaceholders(source);
  });
  return result;
}

test.each([
  ['{{name}}', exampleSite.name],
  ['{{address}}', 'Sector-9, Dwarka, New Delhi 110077'],
  ['{{helpDesk}}', '[helpdesk@seu.example](mailto:helpdesk@seu.example)'],
  ['{{telephone}}', '[+91 11 5550 0100](tel:+911155500100)'],
  ['{{mail registrar}}', '[registrar@seu.example](mailto:registrar@seu.example)'],
  ['{{raggingPhone}}', '[1800-180-5522](tel:18001805522)'],
  ['{{year}}', '2025'],
])('%s', (placeholder, value) => {
  expect(filled(`Write: ${placeholder}.`)).toBe(`Write: ${value}.`);
});

test.each(['{{nobody}}', '{{mail}}', '{{constructor}}'])('%s stands for nothing and is left out', (placeholder) => {
  expect(filled(`One ${placeholder}two`)).toBe('One two');
});

test('what the university does not have is left out', () => {
  const none = { antiRagging: null, copyrightYear: null, mapUrl: null };
  expect(filled('{{raggingPhone}}{{raggingMail}}{{year}}[Map]({{map}})', none)).toBe('[Map]()');
});

test('a block stays for the page', () => {
  expect(filled('{{block fees}}')).toBe('{{block fees}}');
});
