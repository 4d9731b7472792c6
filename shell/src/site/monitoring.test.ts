import { listen, note } from './monitoring';

test('what happened before somebody listened is told too, in order, and once', () => {
  const heard: string[] = [];
  note({ type: 'error', error: new Error('first') });
  note({ type: 'load', remote: 'mfe-a', seconds: 1 });
  listen((event) => heard.push(event.type));
  note({ type: 'error', error: 'third' });
  expect(heard).toEqual(['error', 'load', 'error']);
});
