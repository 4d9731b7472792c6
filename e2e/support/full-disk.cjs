/**
 * Loaded into a site before it starts: while the file that FULL_DISK names exists, writing to files fails as on a full disk.
 * If it contains "nearly", writing works and `statfs` reports little free space.
 */
const fs = require('node:fs');
const promises = require('node:fs/promises');

const marker = process.env.FULL_DISK;
const { write, writev } = fs;
const { statfs } = promises;

/** @returns {'roomy' | 'nearly' | 'full'} */
function state() {
  if (!fs.existsSync(marker)) return 'roomy';
  return fs.readFileSync(marker, 'utf8') || 'full';
}

promises.statfs = async (...path) => {
  const said = await statfs(...path);
  return state() === 'nearly' ? Object.assign(said, { bavail: 1 }) : said;
};

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

for (const [name, original] of Object.entries({ write, writev })) {
  fs[name] = (fd, ...rest) => {
    if (fd <= 2 || state() !== 'full') return original(fd, ...rest);
    return process.nextTick(rest.at(-1), noSpace());
  };
}
