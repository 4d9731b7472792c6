import {
  Button,
  color,
  deviceStorage,
  Input,
  Muted,
  optionIn,
  Row,
  space,
  Stack,
  text,
  useCombobox,
} from '@university/shared/kit';
import { cleanQuery } from '../engine/words';
import {
  type FocusEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { type Found, NOTHING, type Result, toFound } from '../engine/found';
import type { Marks } from '../engine/found';
import { ResultLink, ResultText } from '../results/ResultLink';
import { addressOf, type Failed, noticesQuery } from '../results/search-query';
import { suggestions } from '../results/suggestions';
import { texts } from '../texts';
import { useQuery, useQueryClient } from '@university/shared/query';
import { indexOfTab } from '../sources/live-index';
import { useNavigate } from '@university/shared/router';
import { NothingFound, NotSearched, statusOf } from '../results/SearchState';

const RECENT = 'search.recent';
const MOST_RECENT = 5;

export function recentSearches(): string[] {
  const saved = deviceStorage.getJson(RECENT);
  return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, MOST_RECENT) : [];
}

export function rememberSearch(typed: string): void {
  const query = cleanQuery(typed);
  if (!query) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  deviceStorage.set(RECENT, JSON.stringify([query, ...others].slice(0, MOST_RECENT)));
}

export function forgetSearches(): void {
  deviceStorage.set(RECENT, null);
}

/** Read by the header. WCAG 2.1.4: a single-key shortcut must be possible to turn off. */
const SLASH = 'search.slash';
const OFF = 'off';

const isSlashOn = (): boolean => deviceStorage.get(SLASH) !== OFF;

const turnSlash = (on: boolean): void => void deviceStorage.set(SLASH, on ? null : OFF);

interface OptionGroup {
  title: string;
  options: readonly Pick<Result, 'path' | 'title' | 'about'>[];
}

function optionsToBegin(recent: readonly string[]): OptionGroup[] {
  const before = recent.map((query) => ({ path: addressOf(query), title: query, about: '' }));
  return [
    { title: texts.suggestionsTitle, options: suggestions() },
    ...(before.length > 0 ? [{ title: texts.recentTitle, options: before }] : []),
  ];
}

/** Options are identified by path: no duplicates of an answer's. */
function optionsFound({ groups }: Pick<Found, 'groups'>): OptionGroup[] {
  const answered = new Set(
    groups.filter(({ kind }) => kind === 'answer').flatMap(({ results }) => results.map(({ path }) => path)),
  );
  return groups
    .map(({ kind, results }) => ({
      title: texts.kinds[kind],
      options: kind === 'answer' ? results : results.filter(({ path }) => !answered.has(path)),
    }))
    .filter(({ options }) => options.length > 0);
}

const Heading = styled.div`
  padding: ${space(1)} ${space(2)} ${space(0.5)};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

interface ListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  marks: Marks;
  selected: string | undefined;
}

const headingId = (listId: string, index: number): string => `${listId}-group-${index}`;

/** Memoised. Options are links, so they open in new tabs as well. */
const OptionList = memo(function OptionList({ id, label, groups, marks, selected }: ListProps) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map(({ title, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={title} role="group" aria-labelledby={headingId(id, index)}>
          <Heading id={headingId(id, index)}>{title}</Heading>
          {options.map((option) => (
            <ResultLink
              key={option.path}
              to={option.path}
              role="option"
              id={optionIn(id, option.path)}
              aria-selected={option.path === selected}
              tabIndex={-1}
            >
              <ResultText result={option} marks={marks} />
            </ResultLink>
          ))}
        </div>
      ))}
    </div>
  );
});

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

function useFound(query: string): Searching {
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
