import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IslandCode } from '@university/shared/island';
import type { SlotProps } from '@university/shared/remote';
import { MemoryRouter } from 'react-router-dom';
import { ModuleSourceContext, SiteContext, type AreaModule } from '../contexts';
import { Slot } from './Slot';
import type { SiteSlot } from '../boot';

const popup: SiteSlot = { id: 'a:popup', slot: 'home.popup', path: '/', when: 'page' };

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
        <SiteContext value={{ routes: [], remotes: {}, slots: [popup] }}>
          <Slot name="home.popup" close={close} />
        </SiteContext>
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
