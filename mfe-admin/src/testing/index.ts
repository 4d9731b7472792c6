import { authStore } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { modalDialogs, startServer as startApi, success } from '@university/shared/testing';
import '../form/unfinished';

export { answer, answering, held, refused, server, success } from '@university/shared/testing';

/** Resets session, unfinished forms and spies after each test. */
export function startServer(): void {
  startApi();
  if (typeof HTMLDialogElement !== 'undefined') modalDialogs();
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => {
    authStore.getState().leave();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });
}

export const logIn = (currentRole: Role, email = `${currentRole}@seu.example`) =>
  authStore.getState().begin({ token: 't1', currentRole, email });

export const listOf = (data: object, total = 0) => ({
  ...success(data),
  metadata: { total, page: 1, limit: 50, totalPages: 1 },
});

export const HAS_FACTOR = { '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }) };

/** jsdom lacks Blob.text. */
Blob.prototype.text ??= function text(this: Blob) {
  const reader = new FileReader();
  reader.readAsText(this);
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
  });
};

export const pdf = (name = 'notice.pdf', content = '%PDF-1.7 text') =>
  new File([content], name, { type: 'application/pdf' });
