import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import { createSignatureFunctionForTransform, drawWith, liveOf, performReactRefresh, register } from './families.mjs';

drawWith(react);

let number = 0;

/** Builds of one component, as the compiler marks them. */
function family() {
  const id = `component ${++number}`;
  return (type: react.ComponentType, hooks = 'useState') => {
    createSignatureFunctionForTransform()(type, hooks);
    register(type, id);
    return type;
  };
}

/** A field that remembers what is typed, below a heading. */
const titled = (title: string) =>
  function Titled() {
    const [typed, setTyped] = react.useState('');
    return (
      <>
        <h1>{title}</h1>
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </>
    );
  };

async function typeInto(first: react.ComponentType) {
  const Live = liveOf(first) as react.ComponentType;
  render(<Live />);
  await userEvent.type(screen.getByRole('textbox'), 'not sent');
}

const title = () => screen.getByRole('heading').textContent;
const typed = () => (screen.getByRole('textbox') as HTMLInputElement).value;

test('what is built anew is drawn, and goes on with what was typed', async () => {
  const build = family();
  await typeInto(build(titled('before')));
  build(titled('after'));
  expect(title()).toBe('before');
  act(performReactRefresh);
  expect([title(), typed()]).toEqual(['after', 'not sent']);
});

test('one whose hooks are others begins anew', async () => {
  const build = family();
  await typeInto(build(titled('before')));
  build(titled('after'), 'useState useEffect');
  act(performReactRefresh);
  expect([title(), typed()]).toEqual(['after', '']);
});

test.each([
  ['forwardRef', (title: string) => react.forwardRef(titled(title))],
  ['memo', (title: string) => react.memo(titled(title))],
])('also within %s', async (_, wrapped) => {
  const build = family();
  await typeInto(build(wrapped('before') as unknown as react.ComponentType));
  build(wrapped('after') as unknown as react.ComponentType);
  act(performReactRefresh);
  expect([title(), typed()]).toEqual(['after', 'not sent']);
});

test('what was not built anew, and what is no component, stays as it is', () => {
  register({ not: 'a component' }, 'x');
  expect(liveOf('h1')).toBe('h1');
  const build = family();
  const Title = build(titled('same'));
  register(Title, 'its export has another name');
  const Live = liveOf(Title) as react.ComponentType;
  render(<Live />);
  act(performReactRefresh);
  expect(title()).toBe('same');
});
