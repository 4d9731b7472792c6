import { makeGood, markLive, watchClicks } from './missed-click';

const find = (id: string) => document.getElementById(id) as HTMLElement;
let clicks: string[];

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="outside">Outside</button>
    <div data-area="a" id="area">
      <button type="button" id="plain"><b id="inside">Plain</b></button>
      <button type="button" id="native" popovertarget="x">Native</button>
      <form><button type="submit" id="submit">Submit</button></form>
      <dialog open><form method="dialog"><button type="submit" id="close">Close</button></form></dialog>
      <form method="dialog"><input id="field"><button type="submit" id="waiting">Sign in</button></form>
      <div data-deferred id="deferred"><button type="button" id="later">Later</button></div>
    </div>`;
  clicks = [];
  watchClicks();
  // There is nowhere to send anything to.
  for (const id of ['submit', 'close', 'waiting'])
    find(id).addEventListener('click', (event) => event.preventDefault());
  find('area').addEventListener('click', ({ target }) => clicks.push((target as Element).id));
});

/** What is clicked when the code of a part arrives. */
function repeatedBy(part: string): string[] {
  clicks = [];
  markLive(find(part));
  makeGood(find(part));
  return clicks;
}

test('a click that came before the code is repeated, once', () => {
  find('inside').click();
  expect(repeatedBy('area')).toEqual(['plain']);
  expect(repeatedBy('area')).toEqual([]);
});

test('only the last one counts', () => {
  find('plain').click();
  find('outside').click();
  expect(repeatedBy('area')).toEqual([]);
});

test('the button of a form that does nothing before its code is there is pressed again', () => {
  find('waiting').click();
  expect(repeatedBy('area')).toEqual(['waiting']);
});

test.each(['native', 'submit', 'close'])('what works by itself is not repeated: %s', (id) => {
  find(id).click();
  expect(repeatedBy('area')).toEqual([]);
});

test('a part within a page has its own code', () => {
  find('later').click();
  expect(repeatedBy('area')).toEqual([]);
  expect(repeatedBy('deferred')).toEqual(['later']);
});

test('a part that is live has answered', () => {
  markLive(find('area'));
  find('plain').click();
  expect(repeatedBy('area')).toEqual([]);
});

test('a button that is gone is not clicked', () => {
  find('plain').click();
  find('plain').remove();
  expect(repeatedBy('area')).toEqual([]);
});

test('a click that is stopped on its way, as React does before it takes a part over, is repeated', () => {
  find('area').addEventListener('click', (event) => event.stopPropagation(), { once: true });
  find('plain').click();
  expect(repeatedBy('area')).toEqual(['plain']);
});

test('a click that makes its part live is answered once', () => {
  find('area').addEventListener('click', () => markLive(find('area')), { once: true });
  find('plain').click();
  expect(repeatedBy('area')).toEqual([]);
});
