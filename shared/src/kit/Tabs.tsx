import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from './tokens';

const List = styled.div`
  display: inline-flex;
  max-width: 100%;
  overflow-x: auto;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
`;

const Tab = styled.button`
  min-height: 40px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: 4px;
  background: transparent;
  font-weight: 700;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;

interface Props<T extends string> {
  label: string;
  tabs: readonly { id: T; label: string }[];
  selected: T;
  onSelect: (id: T) => void;
  children: ReactNode;
}

/** WAI-ARIA tabs with automatic activation. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: Props<T>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ id }) => id === selected);

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[id='${prefix}-tab-${next.id}']`)?.focus();
  }

  return (
    <>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-tab-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
