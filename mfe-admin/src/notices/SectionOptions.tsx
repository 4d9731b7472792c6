import { color, radius, shadow, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { NoticeSection } from '../contract';
import type { sectionGroups } from './sections';
import { texts } from './texts';

const List = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  max-height: 20rem;
  overflow-y: auto;
  padding: ${space(1)} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
`;

const Heading = styled.div`
  padding: ${space(1)} ${space(2)} ${space(0.25)};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

const Option = styled.div`
  padding: ${space(0.75)} ${space(2)};
  cursor: pointer;
  &[data-active] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;

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
    <List role="listbox" id={id} aria-label={texts.sectionsThatFit} onMouseDown={(event) => event.preventDefault()}>
      {groups.length === 0 && (
        <Heading role="option" aria-disabled="true" aria-selected="false">
          {texts.noSection}
        </Heading>
      )}
      {groups.map(({ group, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset has none
        <div key={group} role="group" aria-label={group}>
          <Heading aria-hidden="true">{group}</Heading>
          {sections.map((section) => (
            <Option
              key={section.id}
              role="option"
              id={optionId(section.id)}
              aria-selected={section.id === value}
              data-active={section.id === active || undefined}
              onClick={() => onChoose(section.id)}
              onMouseMove={() => onActive(section.id)}
            >
              {section.label}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}
