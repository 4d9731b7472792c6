import { configure } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { modalDialogs, startServer as startApi, success } from '@university/shared/testing';
import '../form/unfinished';

export { answer, answering, held, refused, server, success } from '@university/shared/testing';

// A busy machine takes its time; nothing here is about speed.
configure({ asyncUtilTimeout: 5_000 });

/** The API for all tests of a file. Of no test anything is left for the next: session, unfinished forms, spies. */
export function startServer(): void {
  startApi();
  if (typeof HTMLDialogElement !== 'undefined') modalDialogs();
  // What a call was refused with is told there.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => {
    authStore.getState().leave();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });
}

export const logIn = (currentRole: Role, email = `${currentRole}@seu.example`) =>
  authStore.getState().begin({ token: 't1', currentRole, email });

/** A page of a list, as the API answers. */
export const listOf = (data: object, total = 0) => ({
  ...success(data),
  metadata: { total, page: 1, limit: 50, totalPages: 1 },
});

/** Nobody is asked for a second factor. */
export const HAS_FACTOR = { '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }) };

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
