import { fireEvent, screen, within } from '@testing-library/react';
import { DEFAULT_LOOK, FIXED } from '@university/shared/colours';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { startServer } from '../../testing';
import EditDocument from '../EditDocument';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' }));
afterEach(() => authStore.getState().end());

/** The form of a site that has said nothing of its look. */
function open() {
  return renderPage(<EditDocument />, {
    path: '/admin/catalogue/look',
    pattern: '/admin/catalogue/:kind/:id?',
    api: { '/auth/second-factor': { status: 'success', data: { isOn: true, hasPasskey: true, isRequired: false } } },
  });
}

const inTheme = (name: string) => within(screen.getByRole('group', { name }));
const colourOf = (theme: string, name: string) =>
  document.querySelector<HTMLElement>(`figure[aria-label='${theme}']`)?.style.getPropertyValue(`--${name}`);

test('the form begins with the usual colours, and shows them by day and by night', async () => {
  open();
  expect(await screen.findByLabelText('Ground of header and footer')).toHaveValue(DEFAULT_LOOK.night);
  expect(inTheme('Dark').getByLabelText('Links')).toHaveValue(DEFAULT_LOOK.dark.link);
  await screen.findByText('How it looks');
  expect([colourOf('Light', 'paper'), colourOf('Dark', 'paper')]).toEqual([FIXED.light.paper, FIXED.dark.paper]);
});

test('a colour is typed or picked; the specimen has it at once, as soon as it is whole', async () => {
  const { user } = open();
  await screen.findByText('How it looks');
  const link = inTheme('Light').getByLabelText('Links');
  await user.clear(link);
  await user.type(link, '#0b5d3');
  expect(colourOf('Light', 'link')).toBe(DEFAULT_LOOK.light.link);
  await user.type(link, 'b');
  expect([colourOf('Light', 'link'), colourOf('Dark', 'link')]).toEqual(['#0b5d3b', DEFAULT_LOOK.dark.link]);
  fireEvent.change(screen.getByLabelText('Pick a colour: Ground of header and footer'), {
    target: { value: '#0b3d2e' },
  });
  expect(screen.getByLabelText('Ground of header and footer')).toHaveValue('#0b3d2e');
  expect([colourOf('Light', 'night'), colourOf('Dark', 'night')]).toEqual(['#0b3d2e', '#0b3d2e']);
});

test('a colour that cannot be read is refused at its field', async () => {
  const { user } = open();
  const link = within(await screen.findByRole('group', { name: 'Dark' })).getByLabelText('Links');
  await user.clear(link);
  await user.type(link, '#1b3c8c');
  await user.click(screen.getByRole('button', { name: 'Add it to the catalogue' }));
  expect(await inTheme('Dark').findByText(/^It on the grounds of pages has a contrast of 1\.\d\d : 1\./)).toBeVisible();
});
