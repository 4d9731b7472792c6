import { useNavigate } from '@university/shared/router';
import { color, Input, Muted, Stack, space, text } from '@university/shared/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { cleanQuery, wordsOf } from '../results/match';
import { NothingFound } from '../results/NothingFound';
import { NotSearched } from '../results/NotSearched';
import { optionId, ResultList } from '../results/ResultList';
import { addressOf } from '../search/SearchForm';
import { texts } from '../texts';
import { NONE, nextSelection } from './next-selection';
import { statusOf } from './status';
import { useResults } from './use-results';

const Head = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
  padding: ${space(2)};
  border-bottom: 1px solid ${color.line};
  input {
    min-width: 0;
    font-size: ${text.large};
  }
`;

const Body = styled(Stack)`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)};
`;

interface Props {
  /** Leaves the overlay. */
  onDone: () => void;
  /** Stands beside the input. */
  children: ReactNode;
}

/** A WAI-ARIA combobox whose listbox is always open: focus stays in the input, the selection moves in the list. */
export function SearchBox({ onDone, children }: Props) {
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(NONE);
  const navigate = useNavigate();
  const list = useId();
  const query = cleanQuery(typed);
  const { results, total, waysOn, isPending, failed, retry } = useResults(query);
  const active = selected === NONE ? undefined : optionId(list, selected);

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = nextSelection(event.key, selected, results.length);
    if (next !== undefined) {
      event.preventDefault();
      setSelected(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const path = results[selected]?.path ?? (query && addressOf(query));
      if (path) open(path);
    }
  }

  function open(path: string) {
    onDone();
    void navigate(path);
  }

  function onOpen(event: MouseEvent) {
    // Ctrl, Shift and the like open elsewhere: the overlay stays.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onDone();
  }

  return (
    <>
      <Head>
        <Input
          inputMode="search"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={results.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setSelected(NONE);
          }}
          onKeyDown={onKeyDown}
        />
        {children}
      </Head>
      <Body $gap={1}>
        <Muted role="status">{statusOf(query, { results, total }, isPending)}</Muted>
        <ResultList
          results={results}
          words={query ? wordsOf(query) : []}
          listbox={{ id: list, label: query ? texts.resultsTitle : texts.suggestionsTitle, selected }}
          onOpen={onOpen}
        />
        {query && total === 0 && !isPending && <NothingFound waysOn={waysOn} onOpen={onDone} />}
        {query && <NotSearched failed={failed} onRetry={retry} />}
      </Body>
    </>
  );
}
