/**
 * Loaded into a site before it starts: while the file that FULL_DISK names is there, whatever is written to files fails
 * as it does on a full disk.
 */
const fs = require('node:fs');

const marker = process.env.FULL_DISK;
const { write, writev } = fs;
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

for (const [name, original] of Object.entries({ write, writev })) {
  fs[name] = (fd, ...rest) => {
    // What a process says goes to pipes, which are on no disk.
    if (fd <= 2 || !fs.existsSync(marker)) return original(fd, ...rest);
    return process.nextTick(rest.at(-1), noSpace());
  };
}
