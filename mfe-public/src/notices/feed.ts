import { withPrefix, LANG } from '@university/shared/language';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type ListedNotice, plainLines } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import type { DocumentArgs } from '@university/shared/remote';
import { proseOf } from '@university/shared/prose';
import { Feed, type Item } from 'feed';
import { feedPath, pathOf } from './address';
import { sectionNamed, SECTIONS } from './sections';
import { texts } from './texts';

const FEED_SIZE = 30;

export default async function feed({ params, queryClient, publicUrl }: DocumentArgs): Promise<string | null> {
  const section = sectionNamed(params.section);
  if (params.section && !section) return null;
  const query = { limit: FEED_SIZE, texts: 'true', ...(section && { section }) };
  const { notices } = (await read(queryClient, calls.listNotices, { query })).data;
  const self = publicUrl + withPrefix(feedPath(section));
  const rss = new Feed({
    id: self,
    title: section ? texts.feed.of(SECTIONS[section].label) : texts.feed.all,
    description: section ? texts.feed.describe(SECTIONS[section].about) : texts.feed.describeAll,
    link: publicUrl + withPrefix(section ? pathOf(section) : '/notices'),
    feedLinks: { rss: self },
    language: LANG.toLowerCase(),
    copyright: identity.name,
    generator: false,
    // Stable while nothing new is in it.
    updated: notices[0] && new Date(notices[0].publishAt),
  });
  for (const notice of notices) rss.addItem(await toItem(notice, publicUrl));
  const xml = rss.rss2();
  // For an empty feed the package would write the current time.
  return notices.length > 0 ? xml : xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, '');
}

/** `]]>` and characters that XML refuses would break the document; Markdown can bring these in as `&#xFFFE;`. */
const forXml = (text: string) => plainLines(text).replaceAll(']]>', ']] >');

export async function toItem(
  { _id, fileName, summary, text, publishAt, section, fileLink, size }: ListedNotice,
  publicUrl: string,
): Promise<Item> {
  const body = await proseOf(text ?? null);
  return {
    guid: _id,
    title: forXml(fileName),
    link: publicUrl + withPrefix(`/notices/${_id}`),
    description: forXml(summary),
    date: new Date(publishAt),
    category: [{ name: SECTIONS[section].label }],
    ...(body && { content: forXml(body) }),
    ...(fileLink && { enclosure: { url: publicUrl + fileLink, length: size, type: 'application/pdf' } }),
  };
}
