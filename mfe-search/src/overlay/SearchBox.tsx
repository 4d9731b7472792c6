import { Button, color, Row, space, text, Input, Muted, Stack, useCombobox } from '@university/shared/kit';
import {
  useState,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { forgetSearches, isSlashOn, turnSlash, recentSearches, rememberSearch } from './device';
import { useQuery, useQueryClient } from '@university/shared/query';
import { type Found, NOTHING, toFound } from '../engine/found';
import { type Failed, noticesQuery, addressOf } from '../results/search-query';
import { indexOfTab } from '../sources/live-index';
import { useNavigate } from '@university/shared/router';
import { cleanQuery } from '../engine/words';
import { ResultLink } from '../results/ResultLink';
import { NothingFound, NotSearched, statusOf } from '../results/SearchState';
import { OptionList, optionsFound, optionsToBegin } from './OptionList';

const Bar = styled(Row)`
  justify-content: space-between;
  padding-top: ${space(1)};
  font-size: ${text.small};
  color: ${color.muted};
`;

const Clear = styled(Button)`
  min-height: 40px;
  border-width: 1px;
  font-size: ${text.small};
`;

/** Hidden where no keyboard is likely. */
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 40px;
  input {
    width: 24px;
    height: 24px;
    accent-color: ${color.ink};
  }
  @media (hover: none) and (max-width: 36rem) {
    display: none;
  }
`;

export function Preferences({ hasRecent, onForget }: { hasRecent: boolean; onForget: () => void }) {
  const [isOn, setOn] = useState(isSlashOn);

  function onChange() {
    turnSlash(!isOn);
    setOn(!isOn);
  }

  function onClear() {
    forgetSearches();
    onForget();
  }

  return (
    <Bar $gap={1}>
      <Choice>
        <input type="checkbox" checked={isOn} onChange={onChange} />
        {texts.shortcut}
      </Choice>
      {hasRecent && (
        <Clear type="button" $look="quiet" onClick={onClear}>
          {texts.clearRecent}
        </Clear>
      )}
    </Bar>
  );
}

const MOST = 5;

/** Milliseconds. */
const PAUSE = 150;

interface Searching {
  found: Found;
  isPending: boolean;
  failed: Failed;
  retry: () => void;
}

export function useFound(query: string): Searching {
  const client = useQueryClient();
  const [index] = useState(() => indexOfTab(client));
  const progress = useSyncExternalStore(index.subscribe, index.snapshot);
  useEffect(() => void index.load(), [index]);

  const asked = useSettled(query, PAUSE);
  const notices = useQuery(noticesQuery(asked));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the index finds more
  const found = useMemo(() => {
    if (!query) return NOTHING;
    return toFound(index.search(query, notices.data), MOST, index.answers(query));
  }, [query, index, notices.data, progress.version]);
  return {
    found,
    isPending: progress.isLoading || notices.isFetching || asked !== query,
    failed: [...progress.failed, ...(notices.isError ? (['notices'] as const) : [])],
    retry() {
      void index.load();
      if (notices.isError) void notices.refetch();
    },
  };
}

function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

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
  begun?: string;
  onDone: () => void;
  children: ReactNode;
}

/** A WAI-ARIA combobox whose listbox is always open. */
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
  const current = selected !== undefined && paths.includes(selected) ? selected : undefined;

  const isBegun = useRef(false);

  /** Caret to the end on the first focus; WebKit puts it at the start. */
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
    // Opens elsewhere: the overlay stays.
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
