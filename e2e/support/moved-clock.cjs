/**
 * Loaded into a site before it starts: its clock is ahead by the milliseconds that stand in the file MOVED_CLOCK, and what
 * comes round by itself comes round by that clock.
 */
const fs = require('node:fs');

const file = process.env.MOVED_CLOCK;
const LOOK = 100;
const realNow = Date.now;
const realSetInterval = setInterval;

// Asked for each time, so that no answer after a move is still of the time before it.
Date.now = () => realNow() + Number(fs.readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(Date.now()).toString(),
  construct: (target, args, made) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, made === globalThis.Date ? target : made),
});

globalThis.setInterval = (work, pause, ...rest) => {
  // Short ones are about the machine, such as a renderer that does not answer.
  if (!(pause >= 10_000)) return realSetInterval(work, pause, ...rest);
  let due = Date.now() + pause;
  return realSetInterval(() => {
    if (Date.now() < due) return;
    due = Date.now() + pause;
    work(...rest);
  }, LOOK);
};
