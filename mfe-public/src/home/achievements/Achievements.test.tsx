import { act, fireEvent, screen, within } from '@testing-library/react';
import { comingIntoView, renderPage } from '@university/shared/testing';
import { anAchievement, given } from '../testing';
import { Achievements } from './Achievements';
import { ROTATION } from './Rotation';

/** Fake of the library: the slide it is at, and who is told of a change. */
const embla = {
  at: 0,
  listeners: new Set<() => void>(),
  selectedScrollSnap: () => embla.at,
  scrollTo(index: number, _jump?: boolean) {
    embla.at = index;
    for (const listener of embla.listeners) listener();
  },
  scrollNext: (jump?: boolean) => embla.scrollTo((embla.at + 1) % 5, jump),
  on: (_: string, listener: () => void) => embla.listeners.add(listener),
  off: (_: string, listener: () => void) => embla.listeners.delete(listener),
};
const attach = () => {};

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [attach, embla] }));

let comesNear: () => void;
let prefersCalm: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  embla.at = 0;
  embla.listeners.clear();
  prefersCalm = false;
  visibility = 'visible';
  Element.prototype.scrollTo = () => {};
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  window.matchMedia = jest
    .fn()
    .mockImplementation(() => ({ matches: prefersCalm, addEventListener: () => {}, removeEventListener: () => {} }));
  comesNear = comingIntoView();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const FIVE = ['Medals', 'Apprentices', 'Ventures', 'Tools', 'Clinic'].map(anAchievement);

/** Renders it near the view, with its code there and the time standing still. */
async function live() {
  const view = renderPage(<Achievements {...given({ achievementsLead: null, achievements: FIVE })} />);
  act(() => comesNear());
  await screen.findByRole('group', { name: 'Choose an achievement' });
  jest.useFakeTimers();
  // Starts the time of the first slide anew, on the faked clock.
  act(() => embla.scrollTo(1));
  act(() => embla.scrollTo(0));
  return view;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('group', { name: /\d of 5/ }).getAttribute('aria-label');
const frame = () => screen.getByRole('group', { name: 'Recent Achievements' }).parentElement as HTMLElement;
const rotation = () => screen.getByRole('button', { name: /^(Pause|Play)/ });
const dot = () => screen.getByRole('button', { name: /^Show achievement 1/ });
const becomes = (seen: DocumentVisibilityState) => {
  visibility = seen;
  fireEvent(document, new Event('visibilitychange'));
};

test('without its code it is a row of five sized images that can be reached by keyboard', () => {
  renderPage(<Achievements {...given({ achievementsLead: 'This year', achievements: FIVE })} />);
  const row = screen.getByRole('group', { name: 'Recent Achievements' });
  expect(row).toHaveAttribute('tabindex', '0');
  const images = within(row).getAllByRole('img');
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toHaveAccessibleName(/Drawing: /);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('is a carousel for assistive technology', async () => {
  await live();
  expect(screen.getByRole('region', { name: 'Recent Achievements' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getByRole('group', { name: '1 of 5' })).toHaveAttribute('aria-roledescription', 'slide');
  const row = screen.getByRole('group', { name: 'Recent Achievements' });
  expect(row).toHaveAttribute('aria-live', 'off');
  expect(row).not.toHaveAttribute('tabindex');
  fireEvent.click(rotation());
  expect(row).toHaveAttribute('aria-live', 'polite');
});

test('advances every 3000 ms and begins again after the fifth', async () => {
  expect(ROTATION).toBe(3_000);
  await live();
  const seen = Array.from({ length: 6 }, () => {
    const now = shown();
    pass(ROTATION);
    return now;
  });
  expect(seen).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']);
});

test.each([
  ['a pointer over it', () => fireEvent.mouseEnter(frame()), () => fireEvent.mouseLeave(frame())],
  ['a finger on it', () => fireEvent.pointerDown(frame()), () => fireEvent.pointerUp(document.body)],
  ['the focus on a dot', () => fireEvent.focusIn(dot()), () => fireEvent.focusOut(dot())],
  ['a hidden tab', () => becomes('hidden'), () => becomes('visible')],
])('%s holds it for as long as it lasts', async (_, begin, end) => {
  await live();
  begin();
  pass(ROTATION * 3);
  expect(shown()).toBe('1 of 5');
  end();
  pass(ROTATION);
  expect(shown()).toBe('2 of 5');
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
