import type { SitePage } from '@university/shared';
import { exampleOfJson } from '@university/shared/testing/tools';
import { Container, Message, Section } from '@university/shared/kit';
import type { QueryClient } from '@university/shared/query';
import { lazy, Suspense } from 'react';
import { type RouteObject, useNavigate, useParams, useRouteError } from 'react-router-dom';
import remote from 'the-remote';
import described from 'the-remote/described';
import { Contents, KIT, SLOTS } from './Contents';
import { Frame } from './Frame';

const SLOT_CODE = new Map(remote.slots.map(({ id, load }) => [id, lazy(load)]));

function SlotOnShow() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const Slot = SLOT_CODE.get(id);
  const { takes } = described.slots.find((slot) => slot.id === id) ?? {};
  const gives = takes && exampleOfJson(takes);
  return <Suspense fallback={null}>{Slot && <Slot close={() => void navigate(-1)} gives={gives as never} />}</Suspense>;
}

export const sitePages: SitePage[] = described.routes
  .filter(({ path, listed = true }) => listed && !/[:*]/.test(path))
  .map(({ path, title, description, keywords = [] }) => ({ path, title, description, keywords }));

export function harnessRoutes(queryClient: QueryClient): RouteObject[] {
  const pages = described.routes.map(
    ({ id, path, title }): RouteObject => ({
      id,
      path,
      handle: title,
      errorElement: <PageFailed />,
      async lazy() {
        const load = remote.routes.find((route) => route.id === id)?.load;
        if (!load) throw new Error(`${id} has no code`);
        const { default: Component, loader } = await load();
        return {
          Component,
          loader: async ({ params, request }) =>
            (await loader?.({ params, url: new URL(request.url), queryClient })) ?? null,
        };
      },
    }),
  );
  return [
    {
      element: <Frame />,
      hydrateFallbackElement: <p>Loading…</p>,
      children: [
        ...pages,
        { path: `${SLOTS}/:id`, element: <SlotOnShow /> },
        { path: KIT, handle: 'Kit', lazy: async () => ({ Component: (await import('./kit/Examples')).Examples }) },
        { path: '*', element: <Contents /> },
      ],
    },
  ];
}

function PageFailed() {
  const error = useRouteError();
  return (
    <Section>
      <Container>
        <Message $tone="bad">
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </Message>
      </Container>
    </Section>
  );
}
