import { Input, Labelled, useCombobox } from '@university/shared/kit';
import { useState } from 'react';
import type { NoticeSection } from '../contract';
import { ListPlace } from '../form/list-box';
import { SectionOptions } from './SectionOptions';
import { labelOf, sectionGroups } from './sections';
import { texts } from './texts';

const hints: Partial<Record<NoticeSection | '', string>> = texts.sectionHints;

interface Props {
  id: string;
  value: NoticeSection | '';
  error: string | undefined;
  onChange: (section: NoticeSection | '') => void;
}

/** A section of the site, found by typing or in the list: the WAI-ARIA combobox with groups. */
export function SectionPicker({ id, value, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<NoticeSection | ''>('');
  const groups = sectionGroups(typed ?? '');
  const options = groups.flatMap(({ sections }) => sections.map((section) => section.id));

  function open() {
    setOpen(true);
    setActive(value);
  }

  function choose(section: NoticeSection | '') {
    if (section) onChange(section);
    leave();
  }

  function leave() {
    setOpen(false);
    setTyped(null);
  }

  const { listId, optionId, input } = useCombobox({
    options,
    active: active || undefined,
    onMove: setActive,
    isOpen,
    onOpen: open,
    onEscape: leave,
    onEnter() {
      if (isOpen) choose(active || (typed ? (options[0] ?? '') : ''));
      return isOpen;
    },
  });

  return (
    <Labelled id={id} label={texts.section} hint={hints[value] ?? texts.sectionHint} error={error}>
      {(control) => (
        <ListPlace>
          <Input
            {...control}
            {...input}
            value={typed ?? (value && labelOf(value))}
            onClick={() => !isOpen && open()}
            onChange={(event) => {
              const words = event.target.value;
              setTyped(words);
              setOpen(true);
              setActive(words.trim() ? (sectionGroups(words)[0]?.sections[0]?.id ?? '') : '');
            }}
            onBlur={() => choose(typed?.trim() ? exact(typed) : '')}
          />
          {isOpen && (
            <SectionOptions
              id={listId}
              groups={groups}
              value={value}
              active={active}
              optionId={optionId}
              onActive={setActive}
              onChoose={choose}
            />
          )}
        </ListPlace>
      )}
    </Labelled>
  );
}

/** The section whose whole name was typed. */
function exact(typed: string): NoticeSection | '' {
  const name = typed.trim().toLowerCase();
  const sections = sectionGroups().flatMap((group) => group.sections);
  return sections.find(({ label }) => label.toLowerCase() === name)?.id ?? '';
}
