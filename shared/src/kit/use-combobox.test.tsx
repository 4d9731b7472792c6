import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useCombobox } from './use-combobox';

const chosen = jest.fn();
const sent = jest.fn();
beforeEach(() => {
  chosen.mockClear();
  sent.mockClear();
});

interface Props {
  options?: string[];
  /** The list comes and goes. */
  comesAndGoes?: boolean;
  hasEdges?: boolean;
}

function Box({ options = ['a', 'b', 'c'], comesAndGoes = false, hasEdges }: Props) {
  const [active, setActive] = useState<string>();
  const [isListed, setListed] = useState(!comesAndGoes);
  const { listId, optionId, input } = useCombobox({
    options,
    active,
    onMove: setActive,
    isOpen: isListed,
    onOpen: comesAndGoes ? () => setListed(true) : undefined,
    onEscape: comesAndGoes ? () => setListed(false) : undefined,
    onEnter() {
      if (!isListed) return false;
      chosen(active);
      return true;
    },
    hasEdges,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input aria-label="Letter" {...input} />
      {isListed && (
        <div role="listbox" id={listId}>
          {options.map((option) => (
            <div key={option} role="option" id={optionId(option)} aria-selected={option === active} tabIndex={-1}>
              {option}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

async function open(props: Props = {}) {
  const user = userEvent.setup();
  render(<Box {...props} />);
  await user.click(screen.getByRole('combobox'));
  return { user, input: screen.getByRole('combobox') };
}

test('arrow keys move round, and assistive technology is told where; the focus stays', async () => {
  const { user, input } = await open();
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('b');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('a');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('c');
  expect(input).toHaveFocus();
});

test('ArrowUp begins at the end, and without options nothing moves', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('c');
});

test('without options keys do what they do', async () => {
  const { user } = await open({ options: [] });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(selected()).toBeUndefined();
});

test('Home and End belong to the text, or move once an option is active', async () => {
  const { user } = await open({ hasEdges: true });
  await user.keyboard('{End}');
  expect(selected()).toBeUndefined();
  await user.keyboard('{ArrowDown}{End}');
  expect(selected()).toBe('c');
  await user.keyboard('{Home}');
  expect(selected()).toBe('a');
});

test('where they always belong to the text they move nothing', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{End}');
  expect(selected()).toBe('a');
});

test('Enter chooses, and sends no form', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith('a');
  expect(sent).not.toHaveBeenCalled();
});

test('an arrow key opens a list that is closed, Escape closes it, and then Enter is the form’s', async () => {
  const { user, input } = await open({ comesAndGoes: true });
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(selected()).toBeUndefined();
  await user.keyboard('{ArrowDown}{Escape}{Enter}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  expect(chosen).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['while an input method composes', { isComposing: true }],
  ['by the code that Safari gives', { keyCode: 229 }],
])('keys of an input method are left to it: %s', async (_, how) => {
  const { input } = await open();
  fireEvent.keyDown(input, { key: 'ArrowDown', ...how });
  expect(selected()).toBeUndefined();
  fireEvent.keyDown(input, { key: 'Enter', ...how });
  expect(chosen).not.toHaveBeenCalled();
});
