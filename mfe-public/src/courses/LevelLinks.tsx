import { LEVELS, type Level } from '../levels';
import { LinkList } from '../parts/LinkList';
import { texts } from '../programmes-texts';

/** Ways to the other levels and to the whole list. */
export function LevelLinks({ except }: { except?: Level }) {
  const others = LEVELS.filter((level) => level !== except).map(({ slug, short }) => ({
    to: `/courses/${slug}`,
    text: short,
  }));
  const links = except ? [{ to: '/courses', text: texts.courses.everything }, ...others] : others;
  return <LinkList label={texts.courses.otherLevels} links={links} />;
}
