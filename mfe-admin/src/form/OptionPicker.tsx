import { Input, Labelled, Row, useCombobox, color, radius, shadow, space, text } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton } from './actions';
import styled from 'styled-components';

interface Props extends PickerProps {
  options: readonly Option[];
  note?: string;
  onSearch: (typed: string) => void;
}

/** WAI-ARIA combobox. */
export function OptionPicker(props: Props) {
  const {
    id,
    field,
    label,
    hint = 'Type a part of the name, or open the list.',
    error,
    value,
    name,
    options,
    note,
    onSearch,
    onChoose,
    isOptional,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<string>();
  const chosenOption = options.find(({ id }) => id === value)?.id;
  const active = moved ?? (typed?.trim() ? options[0]?.id : chosenOption);

  function type(text: string | null) {
    setTyped(text);
    onSearch(text ?? '');
    setMoved(undefined);
  }

  function leave() {
    setOpen(false);
    type(null);
  }

  function settle() {
    const name = typed?.trim().toLowerCase();
    if (name === '' && isOptional && value !== '') onChoose(null);
    choose(options.find((option) => option.name.toLowerCase() === name)?.id);
  }

  function choose(chosen: string | undefined) {
    const option = options.find((each) => each.id === chosen);
    if (option) onChoose(option);
    leave();
  }

  const { listId, optionId, input } = useCombobox({
    options: options.map((option) => option.id),
    active,
    onMove: setMoved,
    isOpen,
    onOpen: () => setOpen(true),
    onEscape: leave,
    onEnter() {
      if (isOpen) active === undefined || typed?.trim() === '' ? settle() : choose(active);
      return isOpen;
    },
  });

  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <ListPlace>
            <Input
              {...control}
              {...input}
              name={field}
              value={typed ?? name}
              onClick={() => setOpen(true)}
              onChange={({ target }) => {
                type(target.value);
                setOpen(true);
              }}
              onBlur={settle}
            />
            {isOpen && (
              <ListBox
                role="listbox"
                id={listId}
                aria-label="All that fit"
                onMouseDown={(event) => event.preventDefault()}
              >
                {note !== undefined && (
                  <ListHeading role="option" aria-disabled="true" aria-selected="false">
                    {note}
                  </ListHeading>
                )}
                {[...new Set(options.map(({ group }) => group))].map((group) => (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: with a label it is a group
                  <div key={group ?? ''} role={group && 'group'} aria-label={group}>
                    {group && <ListHeading aria-hidden="true">{group}</ListHeading>}
                    {options
                      .filter((option) => option.group === group)
                      .map((option) => (
                        <ListOption
                          key={option.id}
                          role="option"
                          id={optionId(option.id)}
                          aria-selected={option.id === value}
                          data-active={option.id === active || undefined}
                          onClick={() => choose(option.id)}
                          onMouseMove={() => setMoved(option.id)}
                        >
                          {option.name}
                          {option.detail !== undefined && ` (${option.detail})`}
                        </ListOption>
                      ))}
                  </div>
                ))}
              </ListBox>
            )}
          </ListPlace>
          {isOptional && value !== '' && (
            <Row>
              <ActButton
                aria-label={`Remove ${name}`}
                onClick={() => {
                  onChoose(null);
                  document.getElementById(id)?.focus();
                }}
              >
                Remove
              </ActButton>
            </Row>
          )}
        </>
      )}
    </Labelled>
  );
}

const ListPlace = styled.div`
  position: relative;
`;

/** Must never take the focus from the input. */
const ListBox = styled.div`
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

const ListHeading = styled.div`
  padding: ${space(1)} ${space(2)} ${space(0.25)};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

const ListOption = styled.div`
  padding: ${space(0.75)} ${space(2)};
  cursor: pointer;
  &[data-active] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;

export interface Option {
  id: string;
  name: string;
  detail?: string;
  group?: string;
}

export interface PickerProps {
  to: string;
  id: string;
  field: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  name: string;
  isOptional: boolean;
  isAnother?: boolean;
  onChoose: (option: Option | null) => void;
}
