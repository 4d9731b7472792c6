/** @jest-environment node */
import { ApiError, type ApiPort, OpenSlot, read, useFlag } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { FillingProps, PageModule, SlotModule } from '@university/shared/remote';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { Suspense, use } from 'react';
import styled from 'styled-components';
import type { LoadedRelease } from '../bundle';
import { nowRunning } from '../notes';
import { createSite, type Site } from '../site';
import { PageStyles, renderHtml } from './render-html';
import { renderPage } from './render-page';

const Rooms = () => <p>Rooms are {useFlag('mfe-p:rooms') ? 'shown' : 'hidden'}</p>;

function Broken(): never {
  throw new Error('No such thing');
}

function Rows({ data, count }: { data: Promise<string>; count: number }) {
  const row = `${use(data)} ऐसा ही`;
  return (
    <ul>
      {Array.from({ length: count }, (_, number) => `row ${number}`).map((key) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  );
}

const Box = styled.div`
  color: red;
  a {
    color: blue;
  }
`;

const WideBox = styled(Box)<{ $width: number }>`
  color: green;
  width: ${({ $width }) => $width}px;
`;

const Part = () => <WideBox $width={30} />;

const Page = () => (
  <>
    <Box />
    <WideBox $width={40} />
  </>
);

describe('rendering to HTML', () => {
  it('rejects with the error of a component, also where a Suspense boundary would hide it', async () => {
    await expect(renderHtml(<Broken />)).rejects.toThrow('No such thing');
    const page = (
      <main>
        <Suspense fallback="…">
          <Broken />
        </Suspense>
      </main>
    );
    await expect(renderHtml(page)).rejects.toThrow('No such thing');
  });

  it('waits for what suspends; a long page stays in one piece, readable without scripts', async () => {
    const html = await renderHtml(
      <main>
        <Suspense fallback="…">
          <Rows data={Promise.resolve('Data')} count={1000} />
        </Suspense>
      </main>,
    );
    expect(html).not.toMatch(/…|<template id="B:|<div hidden id="S:|<script/);
    expect(html.match(/<li>Data ऐसा ही<\/li>/g)).toHaveLength(1000);
  });

  it('a page that knows the styles of a part has what rendering both would give, each rule once', async () => {
    const both = new PageStyles();
    await renderHtml(
      both.around(
        <>
          <Part />
          <Page />
        </>,
      ),
    );
    const part = new PageStyles();
    await renderHtml(part.around(<Part />));
    const page = new PageStyles(part.written);
    await renderHtml(page.around(<Page />));
    expect(page.toElement()).toEqual(both.toElement());
    expect(page.written).toHaveLength(1);
  });

  it('the element’s text is what stands in it, to the letter', async () => {
    const page = new PageStyles();
    await renderHtml(page.around(<Page />));
    const { html, css } = page.toElement();
    expect(css).toMatch(/color:blue/);
    expect(html).toMatch(/^<style[^<>]*>/);
    expect(html.slice(html.indexOf('>') + 1)).toBe(`${css}</style>`);
  });
});

let afterwards = '';

function After() {
  afterwards = nowRunning().remote;
  return <p>After the slot</p>;
}

describe('rendering a page', () => {
  const gives = {
    type: 'object' as const,
    properties: { code: { type: 'string' as const, maxLength: 5 } },
    required: ['code'],
  };

  const OWNER: PageModule = {
    default: () => (
      <>
        <h1>Data Science</h1>
        <OpenSlot name="programme.aside" gives={{ code: 'BDS' }} />
        <After />
      </>
    ),
  };

  const FINE: SlotModule = {
    default: ({ gives: { code } }: FillingProps<{ code: string }>) => <p>Admission to {code}</p>,
    loader: jest.fn(async () => {}),
  };

  function release(name: string, manifest: Partial<RemoteManifest>, load: LoadedRelease['load']): LoadedRelease {
    const entry = { file: `${name}.js`, integrity: 'x' };
    return {
      manifest: {
        name,
        entry,
        requires: {},
        exposed: [],
        integrity: {},
        routes: [],
        slots: [],
        documents: [],
        ...manifest,
      } as never,
      base: `/remotes/${name}/`,
      load,
      loadDocument: jest.fn(),
      addresses: new Map(),
    };
  }

  const owner = release(
    'mfe-p',
    {
      routes: [
        { id: 'mfe-p:programme', path: '/programs/:id', title: 'Programme', description: 'One', files: [], query: [] },
      ],
      opens: [{ name: 'programme.aside', path: '/programs/:id', gives }],
    },
    async () => OWNER,
  );

  const filler = (name: string, module: SlotModule | Error) =>
    release(name, { slots: [{ id: `${name}:aside`, slot: 'programme.aside', when: 'page', files: [] }] }, async () => {
      if (module instanceof Error) throw module;
      return module;
    });

  const errors = jest.fn();
  const API: ApiPort = { get: async () => ({ data: { notices: [], zones: [] } }) };

  async function open(...fillers: LoadedRelease[]) {
    return openAt(API, owner, ...fillers);
  }

  async function openAt(api: ApiPort, ...releases: LoadedRelease[]) {
    return openIn(createSite(releases), api);
  }

  async function openIn(site: Site, api = API) {
    const page = await renderPage('https://seu.example/programs/p1', {
      site,
      api,
      publicUrl: 'https://seu.example',
      dataDeadline: 1_500,
      shell: { entry: [], federation: [], start: [], provides: {} },
      log: { error: errors },
    });
    const html = new TextDecoder().decode(page.body);
    const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    const text = html.replace(/<!-- -->/g, '');
    return { ...page, html, text, boot, clientRendered: boot.clientRendered as string[] };
  }

  beforeEach(() => {
    errors.mockClear();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('what fills a slot is in the page, prepared by its loader; what follows is the page’s own again', async () => {
    const { text, status, clientRendered } = await open(filler('mfe-a', FINE));
    expect(status).toBe(200);
    expect(text).toMatch(/Data Science.*Admission to BDS.*After the slot/s);
    expect(FINE.loader).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'p1' } }));
    expect(clientRendered).toEqual([]);
    expect(afterwards).toBe('mfe-p');
  });

  it('the browser is told to fetch the code of the page, not of what fills its slots', async () => {
    const { html, text } = await open(filler('mfe-a', FINE));
    expect(html).toContain('/remotes/mfe-p/mfe-p.js"');
    expect(html).not.toContain('/remotes/mfe-a/mfe-a.js"');
    expect(text).toContain('Admission to BDS');
  });

  test.each([
    [['mfe-p:rooms'], 'Rooms are shown'],
    [['mfe-a:rooms'], 'Rooms are hidden'],
  ])('with the flags %j on, the HTML says “%s”, and so does the browser', async (flags, said) => {
    const flagged = { ...owner, load: async () => ({ default: Rooms }) } as LoadedRelease;
    const { text, boot } = await openIn(createSite([flagged], { flags }));
    expect(text).toContain(said);
    expect(boot.flags).toEqual(flags);
  });

  describe('a page whose code comes when somebody uses it', () => {
    const [route] = owner.manifest.routes;
    const waiting = {
      ...owner,
      manifest: { ...owner.manifest, routes: [{ ...route, when: 'intent' }] },
    } as LoadedRelease;
    const waits = ({ html }: { html: string }) => html.includes('"waits":true');

    test('waits, with what fills its slots', async () => {
      const page = await openAt(API, waiting, filler('mfe-a', FINE));
      expect(waits(page)).toBe(true);
      expect(page.html).toContain('/remotes/mfe-p/mfe-p.js');
    });

    test('is not named at all where nothing is, which the site says by itself', async () => {
      const nothing = {
        ...waiting,
        manifest: { ...waiting.manifest, routes: [{ ...route, path: '/*', when: 'intent' }] },
        load: async () => ({ ...OWNER, loader: async () => ({ status: 404 as const }) }),
      } as LoadedRelease;
      const page = await openAt(API, nothing);
      expect(page.status).toBe(404);
      expect(waits(page)).toBe(false);
      expect(page.html.includes('/remotes/mfe-p/mfe-p.js"')).toBe(false);
    });

    test('does not wait where data is missing, which comes by itself', async () => {
      const away = { get: async () => Promise.reject(new ApiError(503, 'database_away', 'Away')) } as ApiPort;
      expect(waits(await openAt(away, waiting))).toBe(false);
    });
  });

  const throwing = (message: string): SlotModule => ({
    default: () => {
      throw new Error(message);
    },
  });

  function thrownBy(name: string): SlotModule {
    const error = new Error('broken');
    error.stack = `Error: broken\n    at Aside (${name}/server.1.cjs:7:1)`;
    return {
      default: () => {
        throw error;
      },
    };
  }

  it.each<[string, LoadedRelease, string[]]>([
    ['throws, and says where', filler('mfe-b', thrownBy('mfe-b')), ['mfe-b:aside']],
    ['throws, and does not say where', filler('mfe-b', throwing('broken')), ['mfe-a:aside', 'mfe-b:aside']],
    ['has no code', filler('mfe-b', new Error('no server code')), ['mfe-b:aside']],
  ])('a page whose slot is filled by a remote that %s is whole, and cached', async (_, broken, left) => {
    const { text, status, isCacheable, clientRendered } = await open(filler('mfe-a', FINE), broken);
    expect(status).toBe(200);
    expect(text).toMatch(/Data Science.*After the slot/s);
    expect(text.includes('Admission to BDS')).toBe(!left.includes('mfe-a:aside'));
    expect([...clientRendered].sort()).toEqual(left);
    expect(isCacheable).toBe(true);
    expect(errors).toHaveBeenCalled();
  });

  it('a loader that fails, or never ends, costs the slot its data and the page nothing', async () => {
    const failing = filler('mfe-a', { ...FINE, loader: () => Promise.reject(new Error('down')) });
    const hanging = filler('mfe-b', { ...FINE, loader: () => new Promise(() => {}) });
    const { text, isCacheable } = await open(failing, hanging);
    expect(text.match(/Admission to BDS/g)).toHaveLength(2);
    expect(isCacheable).toBe(true);
  });

  const reading: LoadedRelease = {
    ...owner,
    load: async () => ({
      default: () => <h1>A programme</h1>,
      loader: async ({ queryClient }) => {
        const queryFn = () => read(queryClient, calls.listPrograms);
        await queryClient.prefetchQuery({ queryKey: ['programmes'], queryFn });
        return {};
      },
    }),
  };

  it.each<[string, string, ApiError, object]>([
    [
      'its data is away',
      '/program',
      new ApiError(503, 'database_away', 'Away'),
      { status: 503, lacks: 'data', missing: 'programmes: Away', isLate: false },
    ],
    [
      'its data is late',
      '/program',
      new ApiError(0, 'timeout', 'Late'),
      { status: 503, lacks: 'data', missing: 'programmes: Late', isLate: true },
    ],
    ['there is none', '/program', new ApiError(404, 'not_found', 'Nothing'), { status: 200 }],
    ['only the frame has no data', '/notice', new ApiError(503, 'database_away', 'Away'), { status: 200 }],
  ])('a page is not cached, and says so to who cannot ask again, where %s', async (_what, path, error, answer) => {
    const get: ApiPort['get'] = async (asked, ...rest) => {
      if (asked.startsWith(path)) throw error;
      return API.get(asked, ...rest);
    };
    const { status, lacks, missing, isLate, isCacheable, headers } = await openAt({ get }, reading);
    expect({ status, lacks, missing, isLate }).toEqual(answer);
    expect(isCacheable).toBe(false);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) });
  });
});
