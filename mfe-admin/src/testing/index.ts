import { configure } from '@testing-library/react';
import { setupServer } from 'msw/node';

// A busy machine takes its time; nothing here is about speed.
configure({ asyncUtilTimeout: 5_000 });

/** The API of the tests; each test says what it answers. */
export const server = setupServer();

export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export const refusal = (code: string, message: string, issues?: { path: string; message: string }[]) => ({
  status: 'error',
  code,
  message,
  ...(issues && { issues }),
});

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
