import { configure } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { dropAllUnfinished } from '../form/unfinished';

// A busy machine takes its time; nothing here is about speed.
configure({ asyncUtilTimeout: 5_000 });

/** The API of the tests; each test says what it answers. */
export const server = setupServer();

/** The API for all tests of a file. Of no test anything is left for the next: session, unfinished forms, spies. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  // What a call was refused with is told there.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => {
    server.resetHandlers();
    authStore.getState().end();
    sessionStorage.clear();
    dropAllUnfinished();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());
}

export const logIn = (currentRole: Role, email = `${currentRole}@seu.example`) =>
  authStore.getState().begin({ token: 't1', currentRole, email });

export const success = (data: object) => ({ status: 'success', data });

/** A page of a list, as the API answers. */
export const listOf = (data: object, total = 0) => ({
  ...success(data),
  metadata: { total, page: 1, limit: 50, totalPages: 1 },
});

/** Nobody is asked for a second factor. */
export const HAS_FACTOR = { '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }) };

export const refusal = (code: string, message: string, issues?: { path: string; message: string }[]) => ({
  status: 'error',
  code,
  message,
  ...(issues && { issues }),
});

type Answer = () => Response;
export const answer =
  (data: object = {}): Answer =>
  () =>
    HttpResponse.json(success(data));
export const refused =
  (status: number, code: string, message: string, more: Partial<{ issues: Issue[]; data: object }> = {}): Answer =>
  () =>
    HttpResponse.json({ ...refusal(code, message), ...more }, { status });
type Issue = { path: string; message: string };

/** Answers calls one after the other, with the last answer from then on. Gives what was sent: JSON as its value, else text. */
export function answering<Sent = unknown>(
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  ...answers: Answer[]
): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http[method](`*/api/v1${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text.startsWith('{') ? JSON.parse(text) : text);
      return (answers[sent.length - 1] ?? answers.at(-1) ?? answer())();
    }),
  );
  return sent;
}

/** jsdom's files can be read by its own reader only. */
Blob.prototype.text ??= function text(this: Blob) {
  const reader = new FileReader();
  reader.readAsText(this);
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
  });
};

/** A file of a few bytes. */
export const pdf = (name = 'notice.pdf', content = '%PDF-1.7 text') =>
  new File([content], name, { type: 'application/pdf' });

// jsdom draws nothing on top of a page, so it has no modal dialogs.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
