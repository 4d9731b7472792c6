import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { strongest } from '../documents/look/colour';
import { answer, answering, listOf, logIn, startServer, success } from '../testing';
import Setup from './Setup';

startServer();

const ADMIN = { role: 'admin', disabled: false };
const LOGO = { base: '/api/v1/media/a/b', width: 320, height: 320, widths: [320] };

/** @param there kinds with a published entry */
function open(there: readonly string[], more: Record<string, unknown> = {}) {
  logIn('admin');
  const api = {
    '/document/count': success({ counts: Object.fromEntries(there.map((kind) => [kind, 1])) }),
    '/setting/identity': success({ logos: [] }),
    '/program': success({ programs: [] }),
    '/staff': listOf({ staff: [ADMIN] }),
    '/mail': listOf({ mail: [] }),
    ...more,
  };
  return { ...renderPage(<Setup />, { path: '/admin/setup', pattern: '/admin/setup', api }), api };
}

const step = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

it('says of each step what is there, what is missing, and where it is entered', async () => {
  open(['identity', 'zone', 'track', 'school', 'department', 'program', 'fee'], {
    '/setting/identity': success({ logos: [{ light: LOGO, dark: LOGO }] }),
    '/program': success({ programs: [{ programLevel: 'PG' }, { programLevel: 'UG' }, { programLevel: 'PG' }] }),
  });
  expect(await screen.findByText('1 of 7 steps are done.')).toBeInTheDocument();
  expect(step('Who you are').getByText('1 missing')).toBeInTheDocument();
  expect(step('What people study').getByText('Done')).toBeInTheDocument();
  expect(await step('What people study').findByText('Undergraduate, Postgraduate')).toBeInTheDocument();
  expect(step('Where people study').getByRole('link', { name: 'Campuses' })).toHaveAttribute(
    'href',
    '/admin/catalogue/campus/new',
  );
});

it.each([
  ['failed', 'Connection refused', 'The last test could not be sent. Connection refused', '1 missing'],
  ['written', 'SMTP_URL is not set.', /written to a file, not sent: .* sets SMTP_URL and MAIL_FROM/, '1 missing'],
  ['sent', null, 'The last test was sent. See whether it is in your mailbox.', 'Done'],
])('sends a test mail to the own address, and says when it is %s', async (state, last_error, said, left) => {
  const { user, api } = open([]);
  const sent = answering('post', '/mail/test', () => {
    const mail = { _id: 'm1', kind: 'test', state, last_error };
    Object.assign(api, { '/mail': listOf({ mail: [mail] }) });
    return answer({ mail })();
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test mail to me' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(step('Mail').getByText(left)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it('tries again when it could not be read', async () => {
  open([], { '/document/count': new Error('down') });
  expect(await screen.findByText(/could not be read/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument());
});

it('the colour of a logo is its strongest, not its ground or its outline', () => {
  const pixels = (count: number, ...pixel: number[]) => Array.from({ length: count }, () => pixel).flat();
  const wine = pixels(9, 122, 31, 61, 255);
  const ground = [...pixels(80, 255, 255, 255, 255), ...pixels(40, 0, 0, 0, 255), ...pixels(90, 0, 255, 0, 0)];
  expect(strongest([...ground, ...wine])).toBe('#7a1f3d');
  expect(strongest(ground)).toBeUndefined();
});
