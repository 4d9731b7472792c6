import { Input, Labelled } from '@university/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import type { NoticeSection } from '../contract';
import { SectionOptions } from './SectionOptions';
import { labelOf, sectionGroups } from './sections';
import { texts } from './texts';

const hints: Partial<Record<NoticeSection | '', string>> = texts.sectionHints;

const Place = styled.div`
  position: relative;
`;

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
  const listId = useId();
  const groups = sectionGroups(typed ?? '');
  const options = groups.flatMap(({ sections }) => sections.map((section) => section.id));
  const optionId = (section: NoticeSection) => `${listId}-${section}`;

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

  function move(step: 1 | -1) {
    const from = options.indexOf(active as NoticeSection);
    const to = from < 0 ? (step > 0 ? 0 : options.length - 1) : (from + step + options.length) % options.length;
    const next = options[to];
    if (!next) return;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(active || (typed ? (options[0] ?? '') : ''));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      leave();
    }
  }

  return (
    <Labelled id={id} label={texts.section} hint={hints[value] ?? texts.sectionHint} error={error}>
      {(control) => (
        <Place>
          <Input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active ? optionId(active) : undefined}
            autoComplete="off"
            value={typed ?? (value && labelOf(value))}
            onClick={() => !isOpen && open()}
            onChange={(event) => {
              const words = event.target.value;
              setTyped(words);
              setOpen(true);
              setActive(words.trim() ? (sectionGroups(words)[0]?.sections[0]?.id ?? '') : '');
            }}
            onKeyDown={onKeyDown}
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
        </Place>
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
