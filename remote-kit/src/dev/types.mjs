import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { folderOf } from '../build/installed.js';

/** `src/Page.tsx(3,7): error TS2322: …`; continuation lines begin with a space. */
const COMPLAINT = /^(\S.*?)\(\d+,\d+\): error TS\d+: /;

const MOST = 16 * 1024 * 1024;

/** @typedef {{ file: string, text: string }} Complaint File from the folder that is checked. */

/** Type checks beside the builds. Not `tsc --watch`: it misses files saved during a check. */
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
    check,
    /** Resolves when nothing writes the build info any more. */
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
