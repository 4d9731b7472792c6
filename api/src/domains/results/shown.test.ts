import { shown } from './shown';

test.each([
  ['GENRAL', 'GENRAL'],
  ['देव शर्मा', 'देव शर्मा'],
  ['श्र\u200dी', 'श्र\u200dी'],
  ['two\nlines', 'two␊lines'],
  ['a\u0000b\u001b', 'a␀b␛'],
  ['\u0085', '‹U+0085›'],
  ['\u202Egnp.exe', '‹U+202E›gnp.exe'],
  ['\uFEFFx', '‹U+FEFF›x'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
])('%p is shown as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});
