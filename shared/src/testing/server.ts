import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The fake API; each test sets its answers. */
export const server = setupServer();

/** Starts the fake API for a file. Calls that fail on purpose log no warning. */
export function startServer(): void {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export const success = (data: object) => ({ status: 'success', data });

export type Answer = () => Response | Promise<Response>;

interface Refusal {
  issues?: { path: string; message: string }[];
  data?: object;
  headers?: Record<string, string>;
}

export const answer =
  (data: object = {}) =>
  (): Response =>
    HttpResponse.json(success(data));

export const refused =
  (status: number, code: string, message = 'No.', { headers, ...more }: Refusal = {}) =>
  (): Response =>
    HttpResponse.json({ status: 'error', code, message, ...more }, { status, headers });

/** An answer that is pending until released. */
export function held(reply: Answer = answer()) {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { answer: () => waiting.then(reply), letGo };
}

/** Answers calls in order, repeating the last answer. @returns what was sent: JSON as its value, else text */
export function answering<Sent = unknown>(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
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
