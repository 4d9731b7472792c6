import { color } from '@university/shared/ui';
import styled from 'styled-components';
import type { NoticeLine } from '../api/notice-list';
import { NoticeItem } from './NoticeItem';

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-top: 2px solid ${color.ink};
`;

export function NoticeItems({ notices }: { notices: readonly NoticeLine[] }) {
  return (
    <List>
      {notices.map((notice) => (
        <NoticeItem key={notice._id} notice={notice} />
      ))}
    </List>
  );
}
