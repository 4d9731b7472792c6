import { listen, note } from './monitoring';

test('what happened before somebody listened is told too, in order, and once', () => {
  const heard: string[] = [];
  note({ kind: 'error', error: new Error('first') });
  note({ kind: 'load', remote: 'mfe-a', seconds: 1 });
  listen((event) => heard.push(event.kind));
  note({ kind: 'error', error: 'third' });
  expect(heard).toEqual(['error', 'load', 'error']);
});
