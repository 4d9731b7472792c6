import { setupWorker } from 'msw/browser';
import { exampleHandlers } from '@university/shared/testing/tools';
import { mood } from './mood';

/** Answers the calls of this page itself; nothing leaves the browser. */
export async function startAnswering(): Promise<void> {
  await setupWorker(...exampleHandlers(mood)).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
