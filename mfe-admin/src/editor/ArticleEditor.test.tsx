import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { useState } from 'react';
import { startServer } from '../testing';
import { ArticleEditor } from './ArticleEditor';

startServer();

// Layout is what jsdom does not have: everything is at one point.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

interface Props {
  start: string;
  elsewhere?: string;
  onText: (text: string) => void;
}

/** The field in a form that holds its text; `Elsewhere` is what the form does by itself, such as taking over what others wrote. */
function Form({ start, elsewhere = '', onText }: Props) {
  const [value, setValue] = useState(start);
  const onChange = (text: string) => {
    setValue(text);
    onText(text);
  };
  const props = { id: 'body', name: 'body', label: 'Text', title: 'Text', onBlur: () => {}, ref: null };
  return (
    <>
      <ArticleEditor {...props} {...{ value, onChange }} />
      <button type="button" onClick={() => setValue(elsewhere)}>
        Elsewhere
      </button>
    </>
  );
}

function open(start: string, elsewhere?: string) {
  const onText = jest.fn<void, [string]>();
  const page = renderPage(<Form start={start} elsewhere={elsewhere} onText={onText} />);
  return { ...page, onText };
}

const rich = () => screen.findByRole('toolbar', { name: 'Form of: Text' });
const box = () => screen.getByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });

test('a text is shown as readers see it, and not changed by being opened', async () => {
  const { onText } = open('## A\n\n*b* _c_\n\n:::note\nd\n:::');
  await rich();
  expect(screen.getByRole('heading', { name: 'A', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('d');
  expect(box()).toHaveAccessibleDescription('Escape leads to the buttons above the text.');
  expect(onText).not.toHaveBeenCalled();
});

test('a text that ends in a list is not changed by being entered, and is by being written in', async () => {
  const { user, onText } = open('a\n\n- b');
  await rich();
  act(() => box().focus());
  expect(box().lastElementChild).toHaveTextContent(/^$/);
  expect(onText).not.toHaveBeenCalled();
  await user.click(tool('Heading 3'));
  expect(onText).toHaveBeenLastCalledWith('### a\n\n- b');
});

test('what was written stays, one way and the other', async () => {
  const { user, onText } = open('a');
  await rich();
  await user.click(tool('Write as plain text: Text'));
  await user.clear(box());
  await user.type(box(), '## B');
  expect(onText).toHaveBeenLastCalledWith('## B');
  await user.click(tool('Write with the editor: Text'));
  expect(screen.getByRole('heading', { name: 'B' })).toBeInTheDocument();
  await user.click(tool('Heading 3'));
  await waitFor(() => expect(onText).toHaveBeenLastCalledWith('### B'));
  expect(screen.getByText(/Heading “B” is of level 3/)).toBeInTheDocument();
  await user.click(tool('Undo'));
  expect(onText).toHaveBeenLastCalledWith('## B');
});

test('a text that the editor would change is plain text, with the reason', async () => {
  const { onText } = open('# A');
  expect(await screen.findByText(/headings of other levels than 2 to 4/)).toBeInTheDocument();
  expect(box()).toHaveValue('# A');
  expect(onText).not.toHaveBeenCalled();
});

test('what comes from elsewhere is taken over, and is plain text where it has to be', async () => {
  const { user, onText } = open('a', 'b');
  await rich();
  await user.click(tool('Elsewhere'));
  expect(box()).toHaveTextContent('b');
  expect(onText).not.toHaveBeenCalled();
});

test('whoever types before the editor has come is left where they are', async () => {
  const { onText } = open('a');
  const plain = box();
  fireEvent.focus(plain);
  expect(await screen.findByRole('button', { name: 'Write with the editor: Text' })).toBeInTheDocument();
  expect(box()).toBe(plain);
  expect(onText).not.toHaveBeenCalled();
});

test('the buttons are one stop of Tab; arrows, Home and End move among them', async () => {
  const { user } = open('a');
  const buttons = (await rich()).querySelectorAll('button');
  expect([...buttons].filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
  buttons[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(buttons[2]).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(buttons[buttons.length - 1]).toHaveFocus();
  expect(buttons[buttons.length - 1]).toHaveAttribute('tabindex', '0');
});

describe('the words of a picture', () => {
  const LATHE = '/api/v1/media/a1/0123456789abcdef-640.webp#640x480';
  /** The cursor is before it, at the beginning of the text. */
  const select = async () => {
    await rich();
    act(() => box().focus());
    fireEvent.keyDown(box(), { key: 'ArrowRight', keyCode: 39 });
  };

  test('are changed once it is selected, and have to be there', async () => {
    const { user, onText } = open(`![A machine](${LATHE})`);
    await select();
    expect(await screen.findByText('Picture “A machine” is selected. Enter changes its words.')).toBeInTheDocument();
    fireEvent.keyDown(box(), { key: 'Enter' });
    const dialog = await screen.findByRole('dialog', { name: 'Words of the picture' });
    expect(onText).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(tool('Words of the picture'));
    const words = screen.getByRole('textbox', { name: /What the picture shows/ });
    expect(words).toHaveValue('A machine');
    await user.clear(words);
    await user.click(tool('Set the words'));
    expect(words).toHaveAccessibleDescription(/Say what the picture shows/);
    expect(onText).not.toHaveBeenCalled();
    await user.type(words, 'A student  at the lathe ');
    await user.click(tool('Set the words'));
    expect(onText).toHaveBeenLastCalledWith(`![A student at the lathe](${LATHE})`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are asked for where there are none', async () => {
    open(`![](${LATHE})`);
    await rich();
    expect(screen.getByText(/A picture has no words.*select it, then press Enter/)).toBeInTheDocument();
  });
});

test('a block is chosen by what it shows, and stands as its name', async () => {
  const { user, onText } = open('');
  await rich();
  await user.click(tool('Block'));
  await user.selectOptions(screen.getByLabelText('What the page shows here'), 'Admission: fees');
  await user.click(tool('Put it here'));
  expect(screen.getByText('Here the page shows: fees')).toBeInTheDocument();
  expect(onText).toHaveBeenLastCalledWith('{{block fees}}');
});
