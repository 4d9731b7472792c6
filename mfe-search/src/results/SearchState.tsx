import { identity } from '@university/shared';
import { Link } from '@university/shared/router';
import { Button, Message, Stack, space } from '@university/shared/kit';
import styled from 'styled-components';
import type { Found } from '../engine/found';
import { texts } from '../texts';
import type { Failed } from './search-query';

export function statusOf(query: string, { total, isNear }: Pick<Found, 'total' | 'isNear'>, isPending = false): string {
  if (total === 0) return isPending ? texts.loading : texts.nothing(query);
  return isNear ? texts.near(total) : texts.count(total);
}

export function NotSearched({ failed, onRetry }: { failed: Failed; onRetry: () => void }) {
  if (failed.length === 0) return null;
  return (
    <Message $tone="bad">
      {failed.map((name) => (
        <p key={name}>{texts.failed[name]}</p>
      ))}
      <Button type="button" $look="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Message>
  );
}

const WAYS_ON = [
  { path: '/courses', title: texts.waysOn.courses },
  { path: '/academics/faculty', title: texts.waysOn.faculty },
  { path: '/notices', title: texts.waysOn.notices },
  { path: '/admission', title: texts.waysOn.admission },
  { path: '/site-map', title: texts.waysOn.siteMap },
] as const;

const Ways = styled.ul`
  padding-left: 1.25em;
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

export function NothingFound() {
  return (
    <Stack $gap={1}>
      <p>{texts.help}</p>
      <Ways>
        {WAYS_ON.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </Ways>
      <p>
        {texts.helpDesk} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
      </p>
    </Stack>
  );
}
