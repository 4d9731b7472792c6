import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { http } from 'msw';
import { type FormEvent, useState } from 'react';
import { PICTURE_FILE_LIMIT } from '../contract';
import { answer, answering, logIn, refused, server, startServer, success } from '../testing';
import { documentApi, documentOf, openForm, saves } from '../documents/testing/forms';
import { PicturePicker } from './PicturePicker';
import Pictures from './Pictures';
import { jpeg, libraryOf, picture } from './testing/library';

startServer();

beforeEach(() => logIn('notices'));

const formSent = jest.fn((event: FormEvent) => event.preventDefault());

describe('the library', () => {
  const open = () =>
    renderPage(<Pictures />, {
      path: '/admin/media',
      api: { '/media': libraryOf(picture('Gate', { credit: 'Asha' }), picture('Bakery')) },
    });
  const FILES = 'Picture files';
  const ALT = 'What the picture shows';
  const describeIt = (value: string) => fireEvent.change(screen.getByLabelText(ALT), { target: { value } });
  const submit = () => screen.getByRole('button', { name: /^Upload/ });

  /** Answers the uploads one after the other, and keeps what was sent and how many were under way at once. */
  function uploading(...answers: ReturnType<typeof answer>[]) {
    const sent: string[] = [];
    const atOnce = { now: 0, most: 0 };
    server.use(
      http.post('*/api/v1/media', async ({ request }) => {
        atOnce.most = Math.max(atOnce.most, ++atOnce.now);
        sent.push(await request.text());
        atOnce.now--;
        const alt = /name="alt_en"\s+(.+)/.exec(sent.at(-1) ?? '')?.[1]?.trim();
        const media = picture('Lathe', { alt_en: alt });
        return (answers[sent.length - 1] ?? answer({ media }))();
      }),
    );
    return { sent, atOnce };
  }

  it('shows each picture with its words and its facts, and searches', async () => {
    const { user, router } = open();
    expect(await screen.findByRole('img', { name: 'Gate, seen from above' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('By Asha')).toBeInTheDocument();
    expect(screen.getAllByText('1200 × 900 pixels, 2.0 MB')).toHaveLength(2);
    const large = screen.getByRole('link', { name: /Open it large.*Gate/ });
    expect(large).toHaveAttribute('href', '/api/v1/media/gate/0123456789abcdef-640.webp');
    const words = screen.getByRole('link', { name: /^Words, uses and history.*Gate$/ });
    expect(words).toHaveAttribute('href', '/admin/catalogue/media/gate');
    await user.type(screen.getByRole('searchbox'), 'gate{Enter}');
    expect(router.state.location.search).toBe('?search=gate');
  });

  it('sends nothing without an alternative text, and then the words and the file behind them', async () => {
    const { sent } = uploading();
    const { user } = open();
    await user.upload(screen.getByLabelText(FILES), jpeg());
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: /Say what the picture shows/ }));
    expect(screen.getByLabelText(ALT)).toHaveFocus();
    expect(sent).toEqual([]);
    await user.keyboard('A lathe');
    await user.click(submit());
    expect(await screen.findByText('“Lathe” is in the library.')).toBeInTheDocument();
    const [form = ''] = sent;
    expect(form).toMatch(/name="alt_en"\s+A lathe/);
    expect(form.indexOf('name="picture"')).toBeGreaterThan(form.indexOf('name="focal_y"'));
  });

  it('moves the most important point by arrow keys and by a press, and sends it; says that a picture was there before', async () => {
    const { sent } = uploading(answer({ media: picture('Old lathe') }));
    const { user } = open();
    await user.upload(screen.getByLabelText(FILES), jpeg());
    describeIt('A lathe');
    const point = () => screen.getByRole('button', { name: /Most important point/ });
    point().focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(point()).toHaveAccessibleName('Most important point: 40 % from the left, 51 % from the top');
    await user.keyboard('{ArrowUp>30/}');
    expect(point()).toHaveAccessibleName(/ 0 % from the top/);
    point().getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
    const press = createEvent.click(point(), { clientX: 60, clientY: 95, detail: 1 });
    fireEvent(point(), press);
    await user.click(submit());
    expect(await screen.findByText(/was in the library already, as “Old lathe”/)).toBeInTheDocument();
    expect(sent[0]).toMatch(/name="focal_x"\s+0\.25\s/);
    expect(sent[0]).toMatch(/name="focal_y"\s+0\.75\s/);
  });

  it('sends several one after the other; what failed is there to be sent again, with every word', async () => {
    const issues = [{ path: 'picture', message: 'Damaged' }];
    const { sent, atOnce } = uploading(refused(400, 'invalid_request', 'Some of it is not right.', { issues }));
    const { user } = open();
    await user.upload(screen.getByLabelText(FILES), [jpeg(), jpeg('loom.jpg')]);
    const [first, second] = screen.getAllByLabelText(ALT) as [HTMLElement, HTMLElement];
    fireEvent.change(first, { target: { value: 'A lathe' } });
    fireEvent.change(second, { target: { value: 'A loom' } });
    await user.click(submit());
    expect(await screen.findByText('Some of it is not right. Damaged')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Change the form' }));
    expect(sent).toHaveLength(2);
    expect(atOnce.most).toBe(1);
    expect(screen.getByLabelText(ALT)).toHaveValue('A lathe');
    await user.click(submit());
    expect(await screen.findByText('“Lathe” is in the library.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload more' }));
    expect(screen.queryByLabelText(ALT)).not.toBeInTheDocument();
  });

  it('says what is wrong with a file before anything is sent', async () => {
    const { user } = open();
    const large = Object.defineProperty(jpeg('large.jpg'), 'size', { value: PICTURE_FILE_LIMIT + 1 });
    const wrong = [jpeg('a.svg', 'image/svg+xml'), jpeg('b.gif', 'image/gif'), jpeg('c.pdf', 'application/pdf'), large];
    // As dropped: a browser's own choice of files keeps to the types that are taken.
    fireEvent.drop(screen.getByLabelText(FILES), { dataTransfer: { files: [...wrong, jpeg()] } });
    const said = await screen.findByText(/a\.svg: Drawings/);
    expect(said).toHaveTextContent(/b\.gif: Moving.*c\.pdf: This is not a picture.*large\.jpg: It has 2\d/);
    expect(screen.getAllByLabelText(ALT)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove lathe.jpg' }));
    expect(screen.queryByLabelText(ALT)).not.toBeInTheDocument();
    expect(screen.getByLabelText(FILES)).toHaveFocus();
  });

  it('takes a picture that is pasted, and leaves text that is pasted alone', async () => {
    const { user } = open();
    fireEvent.paste(document.body, { clipboardData: { files: [jpeg('pasted.png', 'image/png')] } });
    expect(await screen.findByText('pasted.png')).toBeInTheDocument();
    await user.click(screen.getByLabelText(ALT));
    await user.paste('Words');
    expect(screen.getByLabelText(ALT)).toHaveValue('Words');
  });

  it('has the words and the file again after the session ended, for the same person only', async () => {
    const view = open();
    await view.user.upload(screen.getByLabelText(FILES), jpeg());
    describeIt('A lathe');
    view.unmount();
    logIn('notices', 'other@seu.example');
    const other = open();
    expect(screen.queryByLabelText(ALT)).not.toBeInTheDocument();
    other.unmount();
    logIn('notices');
    open();
    expect(screen.getByLabelText(ALT)).toHaveValue('A lathe');
    expect(screen.getByText('lathe.jpg')).toBeInTheDocument();
  });
});

/** A form of another page, with a picture among its fields. */
function Campus({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={formSent}>
      <PicturePicker id="photo" label="Photograph" hint="Wide" error="Choose one" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </form>
  );
}

describe('a picture of a form', () => {
  const gate = picture('Gate');
  const one = (media: object) => success({ media });
  beforeEach(() => formSent.mockClear());

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
    answering('post', '/media', answer({ media: picture('Lathe', { alt_en: 'A lathe' }) }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Choose a picture' }));
    await user.type(await dialog().findByRole('searchbox'), 'x{Enter}');
    await user.click(dialog().getByRole('tab', { name: 'Upload new pictures' }));
    await user.upload(dialog().getByLabelText('Picture files'), jpeg());
    await user.type(dialog().getByLabelText('What the picture shows'), 'A lathe{Enter}');
    await user.click(await dialog().findByRole('button', { name: 'Use this picture: Lathe' }));
    expect(screen.getByRole('status')).toHaveTextContent('lathe');
    expect(formSent).not.toHaveBeenCalled();
  });
});

describe('the form of a picture', () => {
  beforeEach(() => logIn('admin'));

  it('shows it: its point is moved by keys and by a press, and goes with the words', async () => {
    const document = documentOf('media');
    const sent: unknown[] = [];
    documentApi(document, (made, now) => {
      if (made.method === 'PUT draft') sent.push(made.body);
      return saves(made, now);
    });
    const { user } = openForm(document);
    const point = await screen.findByRole('button', { name: /25 % from the left, 50 % from the top/ });
    expect(point.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/loom/'));
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    point.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
    expect(point).toHaveAccessibleName(/30 % from the left/);
    fireEvent.click(point, { detail: 1, clientX: 60, clientY: 20 });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ data: { altEn: 'A loom', focalX: 0.6, focalY: 0.2 } }));
    expect(screen.queryByLabelText(/from the left/, { selector: 'input' })).not.toBeInTheDocument();
  });

  it('replaces it by another file, and says why one is not taken', async () => {
    const problem = 'The library has this picture already: “Gate”. Choose that one where it is shown';
    const issues = [{ path: 'picture', message: problem }];
    const sent = answering<string>(
      'put',
      '/media/d1',
      refused(400, 'invalid_request', 'Some of it is not right.', { issues }),
      answer({ media: picture('Loom', { _id: 'd1' }) }),
    );
    const { user } = openForm(documentOf('media'));
    const input = await screen.findByLabelText('Replace the picture');
    await user.upload(input, jpeg());
    await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(problem)));
    await user.upload(input, jpeg());
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(new RegExp(problem)));
    expect(sent[1]).toContain('name="picture"');
  });
});
