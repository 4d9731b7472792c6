import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { folderOf } from '../build/installed.js';

/** `src/Page.tsx(3,7): error TS2322: …`; lines that go on with it begin with a space. */
const COMPLAINT = /^(\S.*?)\(\d+,\d+\): error TS\d+: /;

/** Bytes of complaints that are read. */
const MOST = 16 * 1024 * 1024;

/** @typedef {{ file: string, text: string }} Complaint File from the folder that is checked. */

/**
 * Checks types beside the builds, which do not wait for it. TypeScript's own watching misses what is saved while it checks.
 * @param {string} root The folder that is checked.
 * @param {string} memory File in which it is written what need not be checked again.
 * @param {(complaints: Complaint[]) => void} onChecked
 */
export function typeChecks(root, memory, onChecked) {
  const program = join(folderOf(import.meta.dirname, 'typescript'), 'bin/tsc');
  const args = [program, '-p', root, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
  let checking = null;
  let ended = Promise.resolve();
  let isAsked = false;
  let isOver = false;

  function check() {
    if (isOver) return;
    if (checking) {
      isAsked = true;
      return;
    }
    ended = new Promise((done) => {
      checking = execFile(process.execPath, args, { cwd: root, maxBuffer: MOST }, (_, output) => {
        checking = null;
        done();
        if (isOver) return;
        if (!isAsked) return onChecked(complaintsIn(output));
        isAsked = false;
        check();
      });
    });
  }

  return {
    /** After each change; those that come during a check are checked together. */
    check,
    /** Settles when nothing writes into `memory` any more: the compiler is a process behind the one that is ended. */
    stop() {
      isOver = true;
      checking?.kill();
      return ended;
    },
  };
}

function complaintsIn(output) {
  const complaints = [];
  for (const line of output.split('\n')) {
    const file = COMPLAINT.exec(line)?.[1];
    if (file) complaints.push({ file, text: line });
    else if (line.startsWith(' ') && complaints.length > 0) complaints.at(-1).text += `\n${line}`;
  }
  return complaints;
}
