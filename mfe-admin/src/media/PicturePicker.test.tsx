import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { type FormEvent, useState } from 'react';
import { dropAllUnfinished } from '../form/unfinished';
import { server, startServer } from '../testing';
import { PicturePicker } from './PicturePicker';
import { jpeg, libraryOf, picture } from './testing/library';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't', currentRole: 'notices', email: 'notices@seu.example' }));
afterEach(() => {
  dropAllUnfinished();
  authStore.getState().end();
});

const gate = picture('Gate');
const one = (media: object) => ({ status: 'success', data: { media } });
const sent = jest.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => sent.mockClear());

/** A form of another page, with a picture among its fields. */
function Campus({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={sent}>
      <PicturePicker id="photo" label="Photograph" hint="Wide" error="Choose one" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </form>
  );
}

const open = (start: string | null = null) =>
  renderPage(<Campus start={start} />, {
    api: {
      '/media': libraryOf(gate, picture('Bakery')),
      '/media/gate': one(gate),
      '/media/lathe': one(picture('Lathe')),
    },
  });

const dialog = () => within(screen.getByRole('dialog', { name: 'Choose a picture' }));

it('chooses a picture of the library, and gives the focus back', async () => {
  const { user } = open();
  expect(screen.getByRole('group', { name: 'Photograph' })).toHaveTextContent('No picture is chosen.');
  const button = screen.getByRole('button', { name: 'Choose a picture' });
  expect(button).toHaveAccessibleDescription('Wide Choose one');
  await user.click(button);
  await user.click(await dialog().findByRole('button', { name: 'Choose Gate' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('gate');
  expect(await screen.findByText('Chosen: Gate')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: gate.alt_en })).toBeInTheDocument();
});

it('lets go of a picture', async () => {
  const { user } = open('gate');
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect(screen.getByRole('status')).toHaveTextContent('null');
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

it('says so when the chosen picture is gone', async () => {
  open('none');
  expect(await screen.findByText(/is not there any more/)).toBeInTheDocument();
});

it('uploads one on the way; neither that nor a search sends the form that it stands in', async () => {
  server.use(http.post('*/api/v1/media', () => HttpResponse.json(one(picture('Lathe', { alt_en: 'A lathe' })))));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Choose a picture' }));
  await user.type(await dialog().findByRole('searchbox'), 'x{Enter}');
  await user.click(dialog().getByRole('tab', { name: 'Upload new pictures' }));
  await user.upload(dialog().getByLabelText('Picture files'), jpeg());
  await user.type(dialog().getByLabelText('What the picture shows'), 'A lathe{Enter}');
  await user.click(await dialog().findByRole('button', { name: 'Use this picture: Lathe' }));
  expect(screen.getByRole('status')).toHaveTextContent('lathe');
  expect(sent).not.toHaveBeenCalled();
});
