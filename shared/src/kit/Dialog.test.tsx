import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Dialog, useDialog } from './Dialog';

// jsdom has no modal dialogs: these take the focus and give it back, and tell of it a moment later, as browsers do.
beforeAll(() => {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      before.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      if (this.isConnected) (before.get(this) as HTMLElement | null)?.focus();
      queueMicrotask(() => act(() => this.dispatchEvent(new Event('close'))));
    },
  });
});
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

type Props = Partial<ComponentProps<typeof Dialog>>;

function Question(props: Props) {
  const [isOpen, setOpen] = useState(false);
  function leave() {
    onClose();
    setOpen(false);
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog title="Really?" onClose={leave} {...props}>
          {(close) => (
            <>
              <button type="button" onClick={close}>
                No
              </button>
              <button type="button" onClick={() => setOpen(false)}>
                Taken away
              </button>
              <input type="file" aria-label="File" />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

async function ask(props: Props = {}) {
  const user = userEvent.setup();
  render(<Question {...props} />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Really?' }) };
}

function pressEscape(dialog: HTMLDialogElement): void {
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close();
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('Escape closes it; it tells that at once, so that the next key finds no closed dialog in its way, and only once', async () => {
  const { opener, dialog } = await ask();
  act(() => pressEscape(dialog));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await isGone();
  expect(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape is asked about where it must not simply close', async () => {
  const onEscape = jest.fn();
  const { dialog } = await ask({ onEscape });
  pressEscape(dialog);
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});

test('a second Escape, which browsers let nobody hold up, is a closing as well', async () => {
  const { dialog } = await ask({ onEscape: () => {} });
  dialog.close();
  await isGone();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('taken away while it is open, it gives the focus back and tells nobody that it was closed', async () => {
  const { user, opener } = await ask();
  await user.click(screen.getByRole('button', { name: 'Taken away' }));
  await isGone();
  expect(opener).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('what a control inside cancels or closes is not its own', async () => {
  const onEscape = jest.fn();
  const { dialog } = await ask({ onEscape });
  const file = screen.getByLabelText('File');
  fireEvent(file, new Event('cancel', { bubbles: true }));
  fireEvent(file, new Event('close', { bubbles: true }));
  expect(onEscape).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toHaveAttribute('open');
});

function Light() {
  const { props } = useDialog({ onClose, closesBeside: true });
  return (
    <dialog {...props} aria-label="Light">
      <p>Words</p>
    </dialog>
  );
}

test('a press beside it closes one that says so; one that only ends there does not', async () => {
  render(<Light />);
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Words'));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
  fireEvent.pointerDown(dialog);
  fireEvent.click(screen.getByText('Words'));
  expect(dialog).toHaveAttribute('open');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
