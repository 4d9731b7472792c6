import { withPrefix } from '@university/shared/language';
import { color, VisuallyHidden } from '@university/shared/kit';
import styled from 'styled-components';
import type { NoticeSection } from '@university/shared/contract';
import { texts } from './texts';
import { feedPath } from './address';
import { SECTIONS } from './sections';

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  min-height: 44px;
  svg {
    color: ${color.muted};
  }
  @media print {
    display: none;
  }
`;

export function FeedLink({ section }: { section?: NoticeSection }) {
  return (
    <Feed href={withPrefix(feedPath(section))} type="application/rss+xml">
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="3" cy="13" r="1.5" fill="currentColor" stroke="none" />
        <path d="M2 7a7 7 0 0 1 7 7M2 2a12 12 0 0 1 12 12" />
      </svg>
      {texts.feed.link}
      {section && <VisuallyHidden>: {SECTIONS[section].label}</VisuallyHidden>}
    </Feed>
  );
}
