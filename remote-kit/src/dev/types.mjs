import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf } from '../build/installed.js';

/** `src/Page.tsx(3,7): error TS2322: …`; lines that go on with it begin with a space. */
const COMPLAINT = /^(\S.*?)\(\d+,\d+\): error TS\d+: /;
const IS_OVER = /Found \d+ errors?\. Watching for file changes\./;

/** @typedef {{ file: string, text: string }} Complaint File from the folder that is checked. */

/**
 * Checks the types of a folder, and checks them again whenever a source changes; what is built does not wait for it.
 * @param {string} root
 * @param {(complaints: Complaint[]) => void} onChecked
 * @returns {() => Promise<void>} ends it
 */
export function watchTypes(root, onChecked) {
  const program = join(folderOf(import.meta.dirname, 'typescript'), 'bin/tsc');
  const args = [program, '-p', root, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const checker = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  let complaints = [];
  createInterface({ input: checker.stdout }).on('line', (line) => {
    const file = COMPLAINT.exec(line)?.[1];
    if (file) complaints.push({ file, text: line });
    else if (line.startsWith(' ') && complaints.length > 0) complaints.at(-1).text += `\n${line}`;
    else if (IS_OVER.test(line)) {
      onChecked(complaints);
      complaints = [];
    }
  });
  return () => {
    const ended = new Promise((done) => checker.once('exit', done));
    checker.kill();
    return checker.exitCode === null && checker.signalCode === null ? ended : Promise.resolve();
  };
}
