import { StartupError } from '@university/web';
import { startServer } from './server';

startServer(process.env).catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
});
