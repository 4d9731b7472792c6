/** Whether every remote of this repository could be released: its build works in the shell and is within its budget. */
import { buildComplaints } from './dev/check-build.mjs';
import { remotes } from './lib/build.mjs';

const complaints = [];
for (const remote of remotes()) complaints.push(...(await buildComplaints(remote)));
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log(`All ${remotes().length} remotes could be released.`);
process.exit(complaints.length > 0 ? 1 : 0);
