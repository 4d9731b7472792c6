import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IslandCode } from '@university/shared/island';
import type { SlotProps } from '@university/shared/remote';
import { MemoryRouter } from 'react-router-dom';
import { ModuleSourceContext, SlotsContext, type AreaModule } from '../contexts';
import { Slot, slotsAt } from './Slot';
import type { SiteSlot } from '../boot';

const popup: SiteSlot = { id: 'a:popup', slot: 'home.popup', path: '/', when: 'page' };
const everywhere: SiteSlot = { id: 'b:popup', slot: 'home.popup', when: 'page' };
const overlay: SiteSlot = { id: 'c:overlay', slot: 'overlay.search', when: 'intent' };
const slots = [popup, everywhere, overlay];

test('a slot is filled by name, on its path or everywhere', () => {
  expect(slotsAt(slots, 'home.popup', '/')).toEqual([popup, everywhere]);
  expect(slotsAt(slots, 'home.popup', '/courses')).toEqual([everywhere]);
  expect(slotsAt(slots, 'overlay.search', '/courses')).toEqual([overlay]);
  expect(slotsAt([], 'home.popup', '/')).toEqual([]);
});

async function open(path: string, close = () => {}) {
  const module: AreaModule = {
    default: ({ close: leave }: SlotProps) => (
      <button type="button" onClick={leave}>
        Leave
      </button>
    ),
  };
  const code = new IslandCode(async () => module);
  await code.load();
  const source = { code: () => code, isClientRendered: () => false };
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ModuleSourceContext value={source}>
        <SlotsContext value={[popup]}>
          <Slot name="home.popup" close={close} />
        </SlotsContext>
      </ModuleSourceContext>
    </MemoryRouter>,
  );
}

test('what fills it is shown where it belongs, and can close it', async () => {
  const close = jest.fn();
  await open('/', close);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('elsewhere it is empty', async () => {
  expect((await open('/courses')).container).toBeEmptyDOMElement();
});
