import type { Notice } from '@university/shared/contract';
import type { Item } from 'feed';
import { SECTIONS } from '../notices/sections';

/** Without what would end the text or the whole document before its time. */
const forXml = (text: string) => text.replace(/\p{Cc}+/gu, ' ').replaceAll(']]>', ']] >');

/** A notice in a feed: its page, its words and its PDF, at absolute addresses. */
export function toItem(
  { _id, fileName, summary, publishAt, section, fileLink, size }: Notice,
  publicUrl: string,
): Item {
  return {
    guid: _id,
    title: forXml(fileName),
    link: `${publicUrl}/notices/${_id}`,
    description: forXml(summary),
    date: new Date(publishAt),
    category: [{ name: SECTIONS[section].label }],
    enclosure: { url: publicUrl + fileLink, length: size, type: 'application/pdf' },
  };
}
