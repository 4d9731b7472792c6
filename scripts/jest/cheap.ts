import { setFlagsFromString } from 'node:v8';

// The embedded database is compiled anew for each suite; its code runs too short a while to be worth compiling twice.
// V8 of Node 24 has ended a process over code that was compiled so and let go.
if (Number.parseInt(process.versions.node, 10) < 24) setFlagsFromString('--liftoff-only');

// Every login costs what a password should cost an attacker. That it does is looked at in passwords.test.ts.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: (password: string) => real.hash(password, { memoryCost: 64, timeCost: 1 }) };
});
