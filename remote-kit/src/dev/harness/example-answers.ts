import { setupWorker } from 'msw/browser';
import { exampleHandlers } from '@university/shared/testing/tools';
import { mood } from './mood';

export async function startAnswering(): Promise<void> {
  await setupWorker(...exampleHandlers(mood)).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
