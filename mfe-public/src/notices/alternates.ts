import type { NoticeSection } from '@university/shared/contract';
import type { Alternate } from '@university/shared/remote';
import { texts } from '../notices-texts';
import { feedPath } from './address';
import { SECTIONS } from './sections';

/** The feed of a section, or of all notices, as pages announce it. */
export const feedOf = (section?: NoticeSection): Alternate => ({
  type: 'application/rss+xml',
  title: section ? texts.feed.of(SECTIONS[section].label) : texts.feed.all,
  href: feedPath(section),
});
