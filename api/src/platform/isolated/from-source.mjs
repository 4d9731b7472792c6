/** Runs a TypeScript program in a process apart where nothing was built: in tests and while fuzzing. */
import { createJiti } from 'jiti';

await createJiti(import.meta.url).import(process.argv[2]);
