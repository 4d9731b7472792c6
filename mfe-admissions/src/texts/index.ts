/** Every sentence of this remote, except content that is data of its own: the popup's, and the pages of guides/. */
export * from './decisions';
export * from './letter';
export * from './not-me';
export * from './notices';
export * from './session';
export * from './show';
export * from './sign-in';
export * from './steps';
