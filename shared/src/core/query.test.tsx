import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { QueryClientProvider, useSingleMutation } from './query';

function Button({ send }: { send: () => Promise<string> }) {
  const { data, error, isPending, mutate } = useSingleMutation({ mutationFn: send });
  return (
    <button type="button" onClick={() => mutate()}>
      {isPending ? 'Sending' : (error?.message ?? data ?? 'Send')}
    </button>
  );
}

function show(send: () => Promise<string>) {
  const nothing = () => Promise.reject(new Error('Nothing is read here'));
  const client = createQueryClient({ api: { get: nothing }, sitePages: nothing });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Button send={send} />
    </QueryClientProvider>,
  );
  return { client, unmount };
}

const press = () => fireEvent.click(screen.getByRole('button'));

test('two clicks send once, also before the first has been rendered; a failure can be tried again', async () => {
  const ends: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  show(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  press();
  press();
  expect(await screen.findByText('Sending')).toBeInTheDocument();
  press();
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('Not this time'));
  expect(await screen.findByText('Not this time')).toBeInTheDocument();
  press();
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.resolve('Sent');
  expect(await screen.findByText('Sent')).toBeInTheDocument();
});

test('keeps nothing of what was sent once its page is gone', async () => {
  const { client, unmount } = show(async () => 'Sent');
  press();
  await screen.findByText('Sent');
  expect(client.getMutationCache().getAll()).toHaveLength(1);
  unmount();
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});
