import { texts } from '../notices-texts';
import { SwitchLinks } from '../parts/SwitchLinks';
import { addressOf, type ListView } from './address';

/** Between what is current and the archive; the words that are looked for stay. */
export function ArchiveSwitch({ view }: { view: ListView }) {
  const links = [false, true].map((isArchived) => ({
    to: addressOf({ ...view, isArchived, page: 1, from: '', until: '' }),
    text: isArchived ? texts.list.archived : texts.list.current,
    isCurrent: isArchived === view.isArchived,
  }));
  return <SwitchLinks label={texts.list.state} links={links} />;
}
