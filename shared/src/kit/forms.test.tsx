import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorSummary, type Problem } from './ErrorSummary';
import { TextField } from './Field';
import { PageJump } from './PageJump';
import { useCombobox } from './use-combobox';

const PROBLEMS: Problem[] = [
  { field: 'email', message: 'Enter an e-mail address.' },
  { field: 'day', message: 'Enter a day.' },
  { field: 'agreed', message: 'Agree.' },
  { message: 'Wait a minute.', more: <strong>Then try again.</strong> },
];

function Form({ attempt, problems = PROBLEMS }: { attempt: number; problems?: Problem[] }) {
  return (
    <form>
      <ErrorSummary title="There is a problem" problems={problems} attempt={attempt} />
      <TextField id="email" label="E-mail" />
      <fieldset>
        <legend>Date of birth</legend>
        <TextField id="day" label="Day" />
      </fieldset>
      <fieldset>
        <legend>Terms</legend>
        <label>
          <input type="checkbox" id="agreed" /> Agreed
        </label>
      </fieldset>
    </form>
  );
}

describe('the summary of errors', () => {
  let scrolled: Element | undefined;
  beforeEach(() => {
    scrolled = undefined;
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled = this;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function placed(tops: Record<string, number>): void {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const top = tops[this.id || (this.textContent ?? '')] ?? 0;
      return new DOMRect(0, top, 100, 40);
    });
  }

  it('takes the focus with every attempt, and with nothing else', () => {
    const { rerender } = render(<Form attempt={1} />);
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    screen.getByLabelText('E-mail').focus();
    rerender(<Form attempt={1} problems={PROBLEMS.slice(1)} />);
    expect(summary).not.toHaveFocus();
    rerender(<Form attempt={2} />);
    expect(summary).toHaveFocus();
  });

  it('the legend is in sight where it fits on the screen together with the field', async () => {
    placed({ 'Date of birth': 100, day: 200 });
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Enter a day.' }));
    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(scrolled).toBe(screen.getByText('Date of birth'));
  });

  it('the label is where the legend stands too far above', async () => {
    placed({ 'Date of birth': 100, day: 900 });
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Enter a day.' }));
    expect(scrolled).toBe(screen.getByText('Day'));
  });

  it('the legend of a checkbox is its question', async () => {
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Agree.' }));
    expect(screen.getByLabelText('Agreed')).toHaveFocus();
    expect(scrolled).toBe(screen.getByText('Terms'));
  });
});

describe('a field', () => {
  it('hint and error are read out with it, and the error makes it invalid', () => {
    const { rerender } = render(<TextField label="Date of birth" hint="DD-MM-YYYY" />);
    const input = screen.getByLabelText('Date of birth');
    expect(input).toHaveAccessibleDescription('DD-MM-YYYY');
    expect(input).not.toBeInvalid();
    rerender(<TextField label="Date of birth" hint="DD-MM-YYYY" error="Enter your date of birth" />);
    expect(input).toHaveAccessibleDescription('DD-MM-YYYY Enter your date of birth');
    expect(input).toBeInvalid();
  });
});

describe('the jump to a page', () => {
  const FORM = { label: 'Page, 1 to 9', submit: 'Go', page: 2, last: 9 };

  it('it is a form that works without scripts, with all that the address says besides', () => {
    render(<PageJump {...FORM} action="/tenders" hidden={{ regex: 'lathe' }} onJump={() => {}} />);
    const form = screen.getByRole('button').closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/tenders');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['regex', 'lathe'],
      ['page', '2'],
    ]);
  });
});

const chosen = jest.fn();
const sent = jest.fn();

interface Props {
  options?: string[];
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

describe('a combobox', () => {
  beforeEach(() => {
    chosen.mockClear();
    sent.mockClear();
  });
  const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

  async function open(props: Props = {}) {
    const user = userEvent.setup();
    const { unmount } = render(<Box {...props} />);
    await user.click(screen.getByRole('combobox'));
    return { user, unmount, input: screen.getByRole('combobox') };
  }

  it('arrow keys move round, and assistive technology is told where; the focus stays', async () => {
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

  it('Home and End belong to the text, or move once an option is active', async () => {
    const { user } = await open({ hasEdges: true });
    await user.keyboard('{End}');
    expect(selected()).toBeUndefined();
    await user.keyboard('{ArrowDown}{End}');
    expect(selected()).toBe('c');
    await user.keyboard('{Home}');
    expect(selected()).toBe('a');
  });

  it('Enter chooses, and sends no form', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledWith('a');
    expect(sent).not.toHaveBeenCalled();
  });

  it('an arrow key opens a list that is closed, Escape closes it, and then Enter is the form’s', async () => {
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

  it.each([
    ['while an input method composes', { isComposing: true }],
    ['by the code that Safari gives', { keyCode: 229 }],
  ])('keys of an input method are left to it: %s', async (_, how) => {
    const { input } = await open();
    fireEvent.keyDown(input, { key: 'ArrowDown', ...how });
    expect(selected()).toBeUndefined();
    fireEvent.keyDown(input, { key: 'Enter', ...how });
    expect(chosen).not.toHaveBeenCalled();
  });
});
