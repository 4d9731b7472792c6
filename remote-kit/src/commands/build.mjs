import { resolve } from 'node:path';
import { runBuild } from './run-build.mjs';

try {
  await runBuild(process.cwd(), resolve(process.env.BUILD_OUT ?? 'dist'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
