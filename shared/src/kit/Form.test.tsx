import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormFrame, FormPart } from './Form';

test('sends by its button, which says what is under way and keeps the focus', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const form = (isSending: boolean) => (
    <FormFrame onSubmit={onSubmit} isSending={isSending} submit="Save" sending="Saving…" beside={<p>Beside</p>}>
      <FormPart title="Name">
        <input aria-label="First" required />
      </FormPart>
    </FormFrame>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(button).toHaveTextContent('Saving…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Name' })).toContainElement(screen.getByLabelText('First'));
});
