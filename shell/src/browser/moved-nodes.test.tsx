import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { allowMovedNodes } from './moved-nodes';

allowMovedNodes();

function Page() {
  const [isNext, setNext] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setNext(!isNext)}>
        Go on
      </button>
      {isNext ? [<p key="c">Campuses</p>, <i key="d">North</i>] : [<p key="a">Courses</p>, <i key="b">Diploma</i>]}
      {isNext && <b key="new">Wrong</b>}
      <input aria-label="Subject" />
      {!isNext && 'Words'}
    </main>
  );
}

const first = () => document.querySelector('main p') as HTMLElement;
const field = () => screen.getByLabelText('Subject');

function wrap(node: ChildNode) {
  const own = document.createElement('font');
  node.replaceWith(own);
  own.append(node);
}

test.each<[string, () => void]>([
  ['nothing', () => {}],
  ['a blocker removes what is to go', () => first().remove()],
  ['a reader moves it', () => document.body.append(first())],
  ['a translator wraps words', () => wrap(document.querySelector('main')?.lastChild as ChildNode)],
  ['a form aid wraps the field', () => wrap(field())],
  ['a blocker removes the field', () => field().remove()],
])('%s: the page goes on', (_what, change) => {
  render(<Page />);
  change();
  fireEvent.click(screen.getByRole('button'));
  for (const text of ['Campuses', 'North', 'Wrong']) expect(screen.getByText(text)).toBeInTheDocument();
  for (const text of ['Courses', 'Diploma', 'Words']) expect(screen.queryByText(text)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Courses')).toBeInTheDocument();
});
