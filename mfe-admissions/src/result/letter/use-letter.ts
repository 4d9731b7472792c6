import { ApiError } from '@university/shared';
import type { LetterDetails } from '@university/shared/contract';
import { canSaveLetters, saveLetter } from '@university/shared/saved-letters';
import { saveFile } from '@university/shared/kit';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '../../rounds/names';
import type { ResultPage } from '../../rounds/result-pages';
import { useSingleFlight } from '../../use-single-flight';
import { callsOf } from '../api';
import { patiently } from '../patience';
import { letter } from './texts';

interface Said {
  tone: 'plain' | 'good' | 'bad';
  text: string;
}

/** Fetches the letter, as a file or to be printed. `onSignedOut` when the session has ended meanwhile. */
export function useLetter(page: ResultPage, onSignedOut: () => void) {
  const name = useNames().result(page);
  const download = useSingleFlight();
  const print = useSingleFlight();
  const leaving = useRef(new AbortController());
  const [said, setSaid] = useState<Said | null>(null);
  const [file, setFile] = useState<{ pdf: Blob; savedAt: string } | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const [details, setDetails] = useState<LetterDetails | null>(null);

  // Whoever leaves the page waits no longer.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function attempt(fetchIt: () => Promise<Said | null>) {
    setSaid(null);
    try {
      setSaid(await fetchIt());
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 401) return onSignedOut();
      setSaid({ tone: 'bad', text: status === 404 ? letter.none : letter.failed });
    }
  }

  const fileName = `allotment-letter-${page.id}.pdf`;

  async function save({ pdf, savedAt }: { pdf: Blob; savedAt: string }) {
    try {
      await saveLetter(pdf, { name, fileName, savedAt });
      setFile(null);
      setSavedCount((count) => count + 1);
      setSaid({ tone: 'good', text: letter.saved });
    } catch {
      setSaid({ tone: 'bad', text: letter.saveFailed });
    }
  }

  return {
    said,
    details,
    /** Saves the file that was just downloaded; null while there is none, or nowhere to save it. */
    save: file && canSaveLetters() ? () => void save(file) : null,
    /** Letters saved since the page was opened. */
    savedCount,
    isDownloading: download.isSlow,
    isPrinting: print.isSlow,
    download: () =>
      void download.run(() =>
        attempt(async () => {
          const pdf = await patiently(() => callsOf(page).letter(), {
            onWait: (waiting) => setSaid(waiting && { tone: 'plain', text: letter.busy }),
            signal: leaving.current.signal,
          });
          saveFile(pdf, fileName);
          setFile({ pdf, savedAt: new Date().toISOString() });
          return { tone: 'good', text: letter.done };
        }),
      ),
    /** A new object each time, so that each request prints. */
    print: () =>
      void print.run(() =>
        attempt(async () => {
          setDetails({ ...(await callsOf(page).letterDetails()) });
          return null;
        }),
      ),
  };
}
