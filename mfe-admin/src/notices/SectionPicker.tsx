import type { NoticeSection } from '../contract';
import { ListBox, ListHeading, ListOption, ListPlace } from '../form/OptionPicker';
import { sectionGroups, labelOf } from './sections';
import { texts } from './texts';
import { Input, Labelled, useCombobox } from '@university/shared/kit';
import { useState } from 'react';

interface Props {
  /** Of the list, which the input controls. */
  id: string;
  groups: ReturnType<typeof sectionGroups>;
  value: NoticeSection | '';
  /** The one that Enter would choose. */
  active: NoticeSection | '';
  optionId: (section: NoticeSection) => string;
  onActive: (section: NoticeSection) => void;
  onChoose: (section: NoticeSection) => void;
}

/** The list below a section picker. It never takes the focus from the input. */
export function SectionOptions({ id, groups, value, active, optionId, onActive, onChoose }: Props) {
  return (
    <ListBox role="listbox" id={id} aria-label={texts.sectionsThatFit} onMouseDown={(event) => event.preventDefault()}>
      {groups.length === 0 && (
        <ListHeading role="option" aria-disabled="true" aria-selected="false">
          {texts.noSection}
        </ListHeading>
      )}
      {groups.map(({ group, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset has none
        <div key={group} role="group" aria-label={group}>
          <ListHeading aria-hidden="true">{group}</ListHeading>
          {sections.map((section) => (
            <ListOption
              key={section.id}
              role="option"
              id={optionId(section.id)}
              aria-selected={section.id === value}
              data-active={section.id === active || undefined}
              onClick={() => onChoose(section.id)}
              onMouseMove={() => onActive(section.id)}
            >
              {section.label}
            </ListOption>
          ))}
        </div>
      ))}
    </ListBox>
  );
}

const hints: Partial<Record<NoticeSection | '', string>> = texts.sectionHints;

interface SectionPickerProps {
  id: string;
  value: NoticeSection | '';
  error: string | undefined;
  onChange: (section: NoticeSection | '') => void;
}

/** A section of the site, found by typing or in the list: the WAI-ARIA combobox with groups. */
export function SectionPicker({ id, value, error, onChange }: SectionPickerProps) {
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
