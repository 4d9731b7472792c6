/** @jest-environment node */
import styled from 'styled-components';
import { PageStyles } from './page-styles';
import { renderHtml } from './render-html';

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
