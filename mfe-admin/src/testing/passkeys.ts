export const browser = {
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
  sendSignal: jest.fn(async () => undefined),
};

export const domError = (name: string) => Object.assign(new Error('as the browser says it'), { name });

export function withPasskeys(): void {
  beforeEach(() => Object.assign(globalThis, { PublicKeyCredential: class {} }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    jest.clearAllMocks();
  });
}
