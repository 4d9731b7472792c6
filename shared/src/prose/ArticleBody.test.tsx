import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { ArticleBody } from './ArticleBody';

const PARTS = [{ html: '<p>One</p>' }, { block: 'fees' }, { block: 'constructor' }, { html: '<p>Two</p>' }];

test('blocks stand between the parts of a text; one that the page does not know is left out', () => {
  const { container } = renderPage(<ArticleBody parts={PARTS} blocks={{ fees: () => <p>Fees</p> }} />);
  expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['One', 'Fees', 'Two']);
});

test('only the first paragraph of a text is larger', () => {
  renderPage(<ArticleBody parts={PARTS} />);
  const size = (words: string) => getComputedStyle(screen.getByText(words)).fontSize;
  expect(size('One')).not.toBe(size('Two'));
});
