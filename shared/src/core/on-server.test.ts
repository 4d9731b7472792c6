/** @jest-environment node */
import { ApiError, fillPath } from './api';
import { createQueryClient } from './query-client';
import { sample } from './sample';
import { toast, toastQueue } from './toast';

describe('reading on the server', () => {
  it('the server does not try again: a page does not wait for it', async () => {
    const get = jest.fn(() => Promise.reject(new ApiError(503, 'busy', 'Busy')));
    const client = createQueryClient({ api: { get }, sitePages: async () => [] });
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn: () => get() })).rejects.toThrow('Busy');
    expect(get).toHaveBeenCalledTimes(1);
  });
});

describe('paths with parameters', () => {
  it.each([
    ['/program/:id', { id: '42' }, '/program/42'],
    ['/program/:id', { id: 'a/b c?' }, '/program/a%2Fb%20c%3F'],
    ['/notice/:id/file', { id: 'n1' }, '/notice/n1/file'],
    ['/campus', undefined, '/campus'],
  ])('%s with %j is %s', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));
});

describe('a sample', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);

  it('another seed draws others', () => expect(sample(7, list, 6)).not.toEqual(sample(8, list, 6)));

  it('draws no member twice and never more than there are', () => {
    expect(new Set(sample(3, list, 50)).size).toBe(50);
    expect(sample(3, [1, 2], 6).sort()).toEqual([1, 2]);
  });
});

describe('toasts', () => {
  it('messages wait, in order, until the toaster takes them', () => {
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
});
