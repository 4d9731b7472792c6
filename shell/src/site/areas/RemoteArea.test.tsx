import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IslandCode } from '@university/shared/island';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { MissingCode } from '../../layout/messages/MissingCode';
import { type AreaModule, type ModuleSource, ModuleSourceContext } from '../contexts';
import { PageArea } from './RemoteArea';

const NOTICE = 'A part of this page cannot respond right now. You can still read it.';

const page: AreaModule = {
  default: function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    );
  },
};

const there = new IslandCode<AreaModule>(async () => page);
beforeAll(() => there.load());

class LateModules implements ModuleSource {
  arrived = false;
  load = jest.fn(async () => {
    if (!this.arrived) throw new Error('The remote is down');
    return page;
  });
  private readonly late = new IslandCode<AreaModule>(this.load);
  constructor(private readonly how: { clientRendered?: boolean; standing?: boolean }) {
    this.late.leave();
  }
  code() {
    return this.how.clientRendered || this.how.standing ? this.late : there;
  }
  isClientRendered() {
    return this.how.clientRendered ?? false;
  }
}

const site = (source: ModuleSource, around?: ReactNode) => (
  <MemoryRouter>
    <ModuleSourceContext value={source}>
      <PageArea id="m:page" />
      {around}
    </ModuleSourceContext>
  </MemoryRouter>
);

describe('server HTML whose code does not come', () => {
  let root: Root;
  let container: HTMLElement;
  const recovered = jest.fn();
  const complained = jest.spyOn(console, 'error');
  beforeEach(() => {
    recovered.mockClear();
    complained.mockClear();
  });

  async function hydrate(source: ModuleSource) {
    container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(site(new LateModules({}), <MissingCode />));
    const served = container.querySelector('button');
    await act(async () => {
      root = hydrateRoot(container, site(source, <MissingCode />), { onRecoverableError: recovered });
    });
    return served;
  }

  afterEach(() => {
    act(() => root.unmount());
    container.remove();
    expect(recovered).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
  });

  it('is tried again once without being asked', async () => {
    const source = new LateModules({ standing: true });
    source.arrived = true;
    await hydrate(source);
    expect(source.load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('becomes live when somebody tries again and the code is there', async () => {
    const source = new LateModules({ standing: true });
    await hydrate(source);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(NOTICE)).toBeVisible();

    source.arrived = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });
});

describe('an area that the server left out', () => {
  it('is a loading view on the server', () =>
    expect(renderToString(site(new LateModules({ clientRendered: true })))).toContain('Loading…'));

  it('fails in its own place, and recovers', async () => {
    const source = new LateModules({ clientRendered: true });
    render(site(source));
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByText('Please refresh the page or try again later.')).toBeVisible();
    source.arrived = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
  });
});
