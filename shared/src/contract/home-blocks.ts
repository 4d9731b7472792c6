/** Parts of the home page, in their usual order. Without Zod: pages of visitors need the values. */
export const HOME_BLOCKS = [
  'hero',
  'admission',
  'announcements',
  'bulletin',
  'study',
  'achievements',
  'news',
  'events',
  'people',
  'campuses',
  'messages',
  'partners',
  'socials',
] as const;

export type HomeBlock = (typeof HOME_BLOCKS)[number];
