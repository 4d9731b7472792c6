import { act, render, screen } from '@testing-library/react';
import { OpenSlot, OpenSlotContext } from '@university/shared';
import { IslandCode } from '@university/shared/island';
import type { FillingProps } from '@university/shared/remote';
import { comingIntoView } from '@university/shared/testing';
import { MemoryRouter } from 'react-router-dom';
import { Fillings, loadLayout } from '../../layout/islands';
import type { SiteMap, SiteSlot } from '../boot';
import { AreaContext, type AreaModule, ModuleSourceContext, SiteContext } from '../contexts';
import { note } from '../monitoring';

jest.mock('../monitoring', () => ({ note: jest.fn() }));

describe('slots of pages', () => {
  const code = { type: 'string', maxLength: 5 } as const;

  const SITE: SiteMap = {
    routes: [{ id: 'mfe-p:programme', path: '/programs/:id', title: 'Programme' }],
    remotes: {},
    slots: [],
    opened: {
      'programme.aside': {
        owner: 'mfe-p',
        path: '/programs/:id',
        gives: { type: 'object', properties: { code }, required: ['code'], additionalProperties: false },
      },
    },
  };

  const fills = (id: string, more: Partial<SiteSlot> = {}): SiteSlot => ({
    id,
    slot: 'programme.aside',
    ...more,
  });

  const CODE: Record<string, AreaModule['default']> = {
    'mfe-a:admission': ({ gives }: FillingProps<{ code: string }>) => <p>Admission to {gives.code}</p>,
    'mfe-b:alumni': ({ gives }: FillingProps<{ code: string }>) => <p>Alumni of {gives.code}</p>,
  };

  async function open(slots: SiteSlot[], gives: object = { code: 'BDS' }, area = 'mfe-p:programme', isNear = true) {
    const codes = new Map(
      slots.map(({ id }) => [id, new IslandCode(async () => ({ default: CODE[id] }) as AreaModule)]),
    );
    for (const each of codes.values()) await each.load();
    await loadLayout();
    const source = { code: (id: string) => codes.get(id) as IslandCode<AreaModule>, isClientRendered: () => false };
    const comeNear = comingIntoView();
    const page = render(
      <MemoryRouter initialEntries={['/programs/p1']}>
        <ModuleSourceContext value={source}>
          <SiteContext value={{ ...SITE, slots, ...(slots.length === 0 && { opened: undefined }) }}>
            <OpenSlotContext value={Fillings}>
              <AreaContext value={area}>
                <h1>Data Science</h1>
                <OpenSlot name="programme.aside" gives={gives as Record<string, string>} />
              </AreaContext>
            </OpenSlotContext>
          </SiteContext>
        </ModuleSourceContext>
      </MemoryRouter>,
    );
    if (isNear) await act(async () => comeNear());
    return { ...page, comeNear };
  }

  const reported = () =>
    jest
      .mocked(note)
      .mock.calls.map(([event]) => 'remote' in event && 'error' in event && [event.remote, String(event.error)]);

  beforeEach(() => {
    jest.mocked(note).mockClear();
    for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [{}, 'code is missing'],
    [{ code: 'BDSXYZ' }, 'code does not fit'],
    [{ code: 'BDS', name: 'x' }, 'name is not declared'],
  ])('a page that hands over %j leaves its slot empty, and that is its owner’s error', async (gives, problem) => {
    await open([fills('mfe-a:admission')], gives);
    expect(screen.queryByText(/Admission/)).not.toBeInTheDocument();
    expect(reported()).toEqual([['mfe-p', `Error: What the slot programme.aside is given does not fit: ${problem}`]]);
  });

  it.each(['mfe-q:programme', 'mfe-p:other', ''])(
    'in the area ‘%s’, which did not open it, the slot is empty',
    async (area) => {
      await open([fills('mfe-a:admission')], { code: 'BDS' }, area);
      expect(screen.queryByText(/Admission/)).not.toBeInTheDocument();
      expect(reported()).toEqual([[area.split(':')[0], 'Error: The slot programme.aside is not opened here']]);
    },
  );

  it('a filling that takes what is not given is left out, and the others stand', async () => {
    const takes = { type: 'object', properties: { level: code }, required: ['level'] } as const;
    await open([fills('mfe-a:admission', { takes: { ...takes, required: ['level'] } }), fills('mfe-b:alumni')]);
    expect(screen.queryByText(/Admission/)).not.toBeInTheDocument();
    expect(screen.getByText('Alumni of BDS')).toBeInTheDocument();
    expect(reported()).toEqual([
      ['mfe-a', 'Error: mfe-a:admission cannot fill the slot programme.aside: level is missing'],
    ]);
  });
});
