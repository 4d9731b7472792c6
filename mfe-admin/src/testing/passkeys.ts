/** What the package for browsers does in tests; a file that uses it mocks `@simplewebauthn/browser` with it. */
export const browser = {
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
  sendSignal: jest.fn(async () => undefined),
};

/** An error as browsers throw it. */
export const domError = (name: string) => Object.assign(new Error('as the browser says it'), { name });

/** Gives jsdom what it has not, and takes it away again. */
export function withPasskeys(): void {
  beforeEach(() => Object.assign(globalThis, { PublicKeyCredential: class {} }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    jest.clearAllMocks();
  });
}
