import { useState } from 'react';
import type { NoticeSection } from '../contract';
import { OptionPicker } from '../form/OptionPicker';
import { labelOf, sectionGroups } from './sections';
import { texts } from './texts';

const hints: Partial<Record<NoticeSection | '', string>> = texts.sectionHints;

interface Props {
  id: string;
  value: NoticeSection | '';
  error: string | undefined;
  onChange: (section: NoticeSection) => void;
}

export function SectionPicker({ id, value, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const options = sectionGroups(typed).flatMap(({ group, sections }) =>
    sections.map((section) => ({ id: section.id, name: section.label, group })),
  );
  return (
    <OptionPicker
      to="section"
      id={id}
      field="section"
      label={texts.section}
      hint={hints[value] ?? texts.sectionHint}
      error={error}
      value={value}
      name={value && labelOf(value)}
      isOptional={false}
      options={options}
      note={options.length === 0 ? texts.noSection : undefined}
      onSearch={setTyped}
      onChoose={(option) => option && onChange(option.id as NoticeSection)}
    />
  );
}
