import { sendKeys } from './use-send-form';

function form(fields: Record<string, string | File>) {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

test('the same content has the same key, whatever form it comes in', () => {
  const keyFor = sendKeys();
  const file = new File(['%PDF-'], 'a.pdf', { lastModified: 1 });
  const key = keyFor(form({ subject: 'Fee', pdf: file }));
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(form({ subject: 'Fee', pdf: file }))).toBe(key);
});

test('a change of a field or of the file has another', () => {
  const keyFor = sendKeys();
  const keys = [
    form({ subject: 'Fee' }),
    form({ subject: 'Fees' }),
    form({ subject: 'Fees', pdf: new File(['%PDF-'], 'a.pdf', { lastModified: 1 }) }),
    form({ subject: 'Fees', pdf: new File(['%PDF-'], 'a.pdf', { lastModified: 2 }) }),
  ].map(keyFor);
  expect(new Set(keys).size).toBe(4);
});

test('two people have different keys for the same words', () => {
  expect(sendKeys()(form({ subject: 'Fee' }))).not.toBe(sendKeys()(form({ subject: 'Fee' })));
});
