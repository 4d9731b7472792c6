import { identity } from '@university/shared/identity';
import type { Notice } from '@university/shared/contract';
import type { DocumentArgs } from '@university/shared/remote';
import { Feed } from 'feed';
import { toItem } from './item';

/** Notices in a feed. */
export const FEED_SIZE = 30;

interface Channel {
  title: string;
  description: string;
  /** Paths of the page that the feed follows, and of the feed. */
  page: string;
  feed: string;
}

/** Notices, newest first, as RSS 2.0. */
export function rssOf(
  notices: readonly Notice[],
  { title, description, page, feed: self }: Channel,
  { publicUrl }: Pick<DocumentArgs, 'publicUrl'>,
): string {
  const newest = notices[0];
  const feed = new Feed({
    id: publicUrl + self,
    title,
    description,
    link: publicUrl + page,
    feedLinks: { rss: publicUrl + self },
    language: 'en-in',
    copyright: identity.name,
    generator: false,
    // The same feed for as long as nothing new is in it.
    updated: newest ? new Date(newest.publishAt) : undefined,
  });
  for (const notice of notices) feed.addItem(toItem(notice, publicUrl));
  return feed.rss2();
}
