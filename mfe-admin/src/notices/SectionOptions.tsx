import type { NoticeSection } from '../contract';
import { ListBox, ListHeading, ListOption } from '../form/list-box';
import type { sectionGroups } from './sections';
import { texts } from './texts';

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
