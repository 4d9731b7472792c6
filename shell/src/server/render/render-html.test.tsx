/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderHtml } from './render-html';

function Broken(): never {
  throw new Error('No such thing');
}

/** Rows of data that is not there yet, in letters of several bytes. */
function Rows({ data, count }: { data: Promise<string>; count: number }) {
  const row = `${use(data)} ऐसा ही`;
  return (
    <ul>
      {Array.from({ length: count }, (_, number) => `row ${number}`).map((key) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  );
}

test('renders to one string', async () => {
  expect(await renderHtml(<p>Hello</p>)).toBe('<p>Hello</p>');
});

test('rejects with the error of a component', async () => {
  await expect(renderHtml(<Broken />)).rejects.toThrow('No such thing');
});

test('rejects too where a Suspense boundary would hide it', async () => {
  const page = (
    <main>
      <Suspense fallback="…">
        <Broken />
      </Suspense>
    </main>
  );
  await expect(renderHtml(page)).rejects.toThrow('No such thing');
});

test('waits for what suspends', async () => {
  const html = await renderHtml(
    <Suspense fallback="…">
      <Rows data={Promise.resolve('Data')} count={1} />
    </Suspense>,
  );
  expect(html).toContain('<li>Data ऐसा ही</li>');
  expect(html).not.toContain('…');
});

test('a long page stays in one piece, readable without scripts', async () => {
  const html = await renderHtml(
    <main>
      <Suspense fallback="…">
        <Rows data={Promise.resolve('Data')} count={1000} />
      </Suspense>
    </main>,
  );
  expect(html).not.toMatch(/<template id="B:|<div hidden id="S:|<script/);
  expect(html.match(/<li>Data ऐसा ही<\/li>/g)).toHaveLength(1000);
});
