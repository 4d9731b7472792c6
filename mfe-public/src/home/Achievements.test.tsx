import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { anAchievement, given } from './testing';
import { Achievements, ROTATION } from './Achievements';

const WIDTH = 800;

let prefersCalm: boolean;
let isHidden: boolean;

beforeEach(() => {
  prefersCalm = false;
  isHidden = false;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    fireEvent.scroll(this);
  } as Element['scrollTo'];
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: prefersCalm }));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const FIVE = ['Medals', 'Apprentices', 'Ventures', 'Tools', 'Clinic'].map(anAchievement);

/** Renders it while the time stands still. */
function live() {
  jest.useFakeTimers();
  return renderPage(<Achievements {...given({ achievementsLead: null, achievements: FIVE })} />);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('group', { name: /\d of 5/ }).getAttribute('aria-label');
const frame = () => screen.getByRole('group', { name: 'Recent Achievements' }).parentElement as HTMLElement;
const rotation = () => screen.getByRole('button', { name: /^(Pause|Play)/ });
const hide = (is: boolean) => {
  isHidden = is;
};
const dot = () => screen.getByRole('button', { name: /^Show achievement 1/ });
test('is a row of five sized images that can be reached by keyboard', () => {
  live();
  const row = screen.getByRole('group', { name: 'Recent Achievements' });
  expect(row).toHaveAttribute('tabindex', '0');
  const images = within(row).getAllByRole('img', { hidden: true });
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(FIVE.map(({ title }) => `Drawing: ${title}`));
});

test('is a carousel for assistive technology', () => {
  live();
  expect(screen.getByRole('region', { name: 'Recent Achievements' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getByRole('group', { name: '1 of 5' })).toHaveAttribute('aria-roledescription', 'slide');
  const row = screen.getByRole('group', { name: 'Recent Achievements' });
  expect(row).toHaveAttribute('aria-live', 'off');
  fireEvent.click(rotation());
  expect(row).toHaveAttribute('aria-live', 'polite');
});

test('advances every 3000 ms and begins again after the fifth', () => {
  expect(ROTATION).toBe(3_000);
  live();
  const seen = Array.from({ length: 6 }, () => {
    const now = shown();
    pass(ROTATION);
    return now;
  });
  expect(seen).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']);
});

test.each([
  ['a pointer over it', () => fireEvent.mouseEnter(frame()), () => fireEvent.mouseLeave(frame())],
  ['a finger on it', () => fireEvent.pointerDown(frame()), () => fireEvent.pointerUp(frame())],
  ['the focus on a dot', () => fireEvent.focusIn(dot()), () => fireEvent.focusOut(dot())],
  ['a hidden tab', () => hide(true), () => hide(false)],
])('%s holds it for as long as it lasts', (_, begin, end) => {
  live();
  begin();
  pass(ROTATION * 3);
  expect(shown()).toBe('1 of 5');
  end();
  pass(ROTATION);
  expect(shown()).toBe('2 of 5');
});

test('with reduced motion it stands until Play is pressed; a dot shows its achievement', () => {
  prefersCalm = true;
  live();
  pass(ROTATION * 3);
  expect(shown()).toBe('1 of 5');
  fireEvent.click(screen.getByRole('button', { name: /^Show achievement 4/ }));
  expect(shown()).toBe('4 of 5');
  fireEvent.mouseEnter(frame());
  fireEvent.click(rotation());
  pass(ROTATION);
  expect(shown()).toBe('5 of 5');
});

test('one alone has nothing to change to; without a picture its words stand', () => {
  renderPage(<Achievements {...given({ achievements: [{ ...anAchievement('Medals'), picture: null }] })} />);
  const region = screen.getByRole('region', { name: 'Recent Achievements' });
  expect(region).not.toHaveAttribute('aria-roledescription');
  expect(within(region).getByRole('heading', { name: 'Medals' })).toBeInTheDocument();
  expect(within(region).queryByRole('img')).not.toBeInTheDocument();
  expect(within(region).queryByRole('group')).not.toBeInTheDocument();
  expect(within(region).queryByText('1 of 1')).not.toBeInTheDocument();
});
