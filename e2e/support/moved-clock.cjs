/** Loaded into a site before it starts: moves `Date` and long intervals ahead by the milliseconds in the file MOVED_CLOCK. */
const fs = require('node:fs');

const file = process.env.MOVED_CLOCK;
const LOOK = 100;
const realNow = Date.now;
const realSetInterval = setInterval;

// Read each time, so that a move has effect at once.
Date.now = () => realNow() + Number(fs.readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(Date.now()).toString(),
  construct: (target, args, made) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, made === globalThis.Date ? target : made),
});

globalThis.setInterval = (work, pause, ...rest) => {
  // Short intervals watch the machine, such as renderers.
  if (!(pause >= 10_000)) return realSetInterval(work, pause, ...rest);
  let due = Date.now() + pause;
  return realSetInterval(() => {
    if (Date.now() < due) return;
    due = Date.now() + pause;
    work(...rest);
  }, LOOK);
};
