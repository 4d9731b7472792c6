/** @jest-environment node */
import styled from 'styled-components';
import { Suspense, use } from 'react';
import { PageStyles, renderHtml } from './render-html';

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

const Box = styled.div`
  color: red;
  a {
    color: blue;
  }
`;
const WideBox = styled(Box)<{ $width: number }>`
  color: green;
  width: ${({ $width }) => $width}px;
`;

const Part = () => <WideBox $width={30} />;
const Page = () => (
  <>
    <Box />
    <WideBox $width={40} />
  </>
);

test('a page that knows the styles of a part has what rendering both would give, each rule once', async () => {
  const both = new PageStyles();
  await renderHtml(
    both.around(
      <>
        <Part />
        <Page />
      </>,
    ),
  );
  const part = new PageStyles();
  await renderHtml(part.around(<Part />));
  const page = new PageStyles(part.written);
  await renderHtml(page.around(<Page />));
  expect(page.toElement()).toEqual(both.toElement());
  expect(page.written).toHaveLength(1);
});

test('the element’s text is what stands in it, to the letter', async () => {
  const page = new PageStyles();
  await renderHtml(page.around(<Page />));
  const { html, css } = page.toElement();
  expect(css).toMatch(/color:blue/);
  expect(html).toMatch(/^<style[^<>]*>/);
  expect(html.slice(html.indexOf('>') + 1)).toBe(`${css}</style>`);
});

test('a page has the styles of what stands on it alone, whatever was rendered before', async () => {
  await renderHtml(new PageStyles().around(<Page />));
  const page = new PageStyles();
  await renderHtml(page.around(<Box />));
  expect(page.toElement().css).toMatch(/color:red/);
  expect(page.toElement().css).not.toMatch(/color:green/);
});
