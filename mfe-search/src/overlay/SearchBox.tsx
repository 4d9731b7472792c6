import { useNavigate } from '@university/shared/router';
import { color, Input, Muted, Stack, space, text, useCombobox } from '@university/shared/kit';
import { type FocusEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { cleanQuery } from '../engine/words';
import { ResultLink } from '../results/ResultLink';
import { NothingFound, NotSearched, statusOf } from '../results/SearchState';
import { addressOf } from '../results/search-query';
import { texts } from '../texts';
import { recentSearches, rememberSearch } from './device';
import { OptionList, optionsFound, optionsToBegin } from './OptionList';
import { Preferences } from './Preferences';
import { useFound } from './use-found';

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
  padding: ${space(2)} ${space(1)};
`;

const Status = styled(Muted)`
  padding-inline: ${space(2)};
  font-size: ${text.small};
`;

const Aside = styled.div`
  padding-inline: ${space(2)};
`;

interface Props {
  /** What stands in the field at first. */
  begun?: string;
  /** Leaves the overlay. */
  onDone: () => void;
  /** Stands beside the input. */
  children: ReactNode;
}

/** A WAI-ARIA combobox whose listbox is always open: focus stays in the input, the selection moves in the list. */
export function SearchBox({ begun = '', onDone, children }: Props) {
  const [typed, setTyped] = useState(begun);
  const [selected, setSelected] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const query = cleanQuery(typed);
  const { found, isPending, failed, retry } = useFound(query);
  const groups = useMemo(() => (query ? optionsFound(found) : optionsToBegin(recent)), [query, found, recent]);
  const paths = groups.flatMap(({ options }) => options.map(({ path }) => path));
  // What is no longer there is no longer selected; what moved stays selected.
  const current = selected !== undefined && paths.includes(selected) ? selected : undefined;

  const isBegun = useRef(false);

  /** Behind what is there: whoever typed it types on. With the first focus, of which WebKit puts the caret before it. */
  function goOn({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (!isBegun.current) currentTarget.setSelectionRange(begun.length, begun.length);
    isBegun.current = true;
  }

  const combobox = useCombobox({
    options: paths,
    active: current,
    onMove: setSelected,
    isOpen: paths.length > 0,
    onEnter() {
      const path = current ?? (query && addressOf(query));
      if (path) open(path);
      return true;
    },
    hasEdges: true,
  });

  function open(path: string) {
    rememberSearch(query);
    onDone();
    void navigate(path);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (!(event.target as Element).closest('a')) return;
    rememberSearch(query);
    // Ctrl, Shift and the like open elsewhere: the overlay stays.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onDone();
  }

  function onForget() {
    setRecent([]);
    // The button that had the focus is gone.
    input.current?.focus();
  }

  return (
    <>
      <Head>
        <Input
          ref={input}
          {...combobox.input}
          onFocus={goOn}
          inputMode="search"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          maxLength={100}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setSelected(undefined);
          }}
        />
        {children}
      </Head>
      <Body $gap={1} onClick={onClick}>
        <Status role="status">{query && statusOf(query, found, isPending)}</Status>
        <OptionList
          id={combobox.listId}
          label={query ? texts.resultsTitle : texts.suggestionsTitle}
          groups={groups}
          marks={found.marks}
          selected={current}
        />
        {found.total > paths.length && (
          <ResultLink to={addressOf(query)}>
            <strong>{texts.all(found.total)}</strong>
          </ResultLink>
        )}
        <Aside>
          {query && found.total === 0 && !isPending && <NothingFound />}
          {query && <NotSearched failed={failed} onRetry={retry} />}
          {!query && <Preferences hasRecent={recent.length > 0} onForget={onForget} />}
        </Aside>
      </Body>
    </>
  );
}
