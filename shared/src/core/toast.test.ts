import { toast, toastQueue } from './toast';

test('messages wait, in order, until the toaster takes them', () => {
  toast.success('Saved', { id: 'save' });
  toast.error('Failed', { duration: 8000 });
  toast.plain('Note');
  expect(toastQueue.getState().take()).toEqual([
    { tone: 'success', message: 'Saved', id: 'save' },
    { tone: 'error', message: 'Failed', duration: 8000 },
    { tone: 'plain', message: 'Note' },
  ]);
  expect(toastQueue.getState().take()).toEqual([]);
});
