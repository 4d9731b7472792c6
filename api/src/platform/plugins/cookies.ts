import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Reading and setting cookies, unless the server around us has it already. */
export const cookies = fp(async (app) => {
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
});
