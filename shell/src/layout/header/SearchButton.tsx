import { withPrefix } from '@university/shared/language';
import { useLocation } from '@university/shared/router';
import styled from 'styled-components';
import { color, deviceStorage, narrow, space } from '@university/shared/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Slot, useIntentSlot } from '../../site/slots/Slot';
import { SEARCH_FORM_ID } from './MenuButton';
import { isForStaff } from '../../site/staff-area';
import { EarlySearch } from './EarlySearch';
import { texts } from '../../site/texts';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space(1.25)};
  border: 0;
  background: none;
  font-weight: 700;
  color: ${color.ink};
  cursor: pointer;
`;

const Label = styled.span`
  ${narrow.phone} {
    font-size: 0;
  }
`;

/** Opens the search overlay on click, `/` or Ctrl/Cmd+K. Without scripts the form leads to the search page. */
export function SearchButton() {
  const [shown, show] = useState(0);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<Promise<void>>();
  const { pathname } = useLocation();
  const { warmUp, ready } = useIntentSlot('overlay.search');
  const searchForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      if (isForStaff(pathname) && isTypedInto(event.target)) return;
      event.preventDefault();
      searchForm.current?.requestSubmit();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pathname]);

  function open(event: FormEvent<HTMLFormElement>) {
    // Early input, and staff pages, use the search page: the overlay is another remote's code.
    if (isForStaff(pathname) || event.currentTarget.q?.value) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) setCode(ready());
  }

  /** Synchronously, so that no key is lost. */
  const goOn = (begun: string) =>
    flushSync(() => {
      setCode(undefined);
      setTyped(begun);
      // A dialog reports its closing late; each opening gets a new one.
      show((last) => last + 1);
    });

  return (
    <>
      <search>
        <form id={SEARCH_FORM_ID} action={withPrefix('/search')} onSubmit={open} ref={searchForm}>
          <Button
            type="submit"
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K Meta+K"
            onPointerEnter={isForStaff(pathname) ? undefined : warmUp}
            onFocus={isForStaff(pathname) ? undefined : warmUp}
          >
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="M15.5 15.5L21 21" />
            </svg>
            <Label>{texts.search}</Label>
          </Button>
          {code && <EarlySearch code={code} onCode={goOn} onLeave={() => setCode(undefined)} />}
        </form>
      </search>
      {shown > 0 && (
        <Slot
          key={shown}
          name="overlay.search"
          typed={typed}
          onFailed={() => searchForm.current?.submit()}
          close={() => show((last) => (last === shown ? 0 : last))}
        />
      )}
    </>
  );
}

/** Set by the overlay. WCAG 2.1.4: single-key shortcuts can be turned off. */
const SLASH_KEY = 'search.slash';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input,select,textarea,[contenteditable],dialog') !== null;

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k' && !altKey;
  return key === '/' && !altKey && !isTypedInto(target) && deviceStorage.get(SLASH_KEY) !== 'off';
}
