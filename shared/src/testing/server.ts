import { setupServer } from 'msw/node';

/** The API of the tests; each test says what it answers. */
export const server = setupServer();

/** Answers while the tests of a file run. Calls that fail on purpose warn of nothing. */
export function startServer(): void {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
