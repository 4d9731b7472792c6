/** Runs a TypeScript program in a separate process without a build, for tests and fuzzing. */
import { createJiti } from 'jiti';

await createJiti(import.meta.url).import(process.argv[2]);
