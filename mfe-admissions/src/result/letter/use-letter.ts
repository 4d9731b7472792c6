import { ApiError } from '@university/shared';
import type { Allotment, LetterDetails } from '@university/shared/contract';
import { canSaveLetters, saveLetter } from '@university/shared/saved-letters';
import { saveFile } from '@university/shared/kit';
import { useQueryClient } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '../../rounds/names';
import type { ResultPage } from '../../rounds/result-pages';
import { useSingleFlight } from '../../use-single-flight';
import { allotmentQuery, callsOf, type Proofs } from '../api';
import { type Refusal, toRefusal } from '../decide/send-decision';
import { patiently } from '../patience';
import { letter } from './texts';

type Way = 'download' | 'print';

interface Said {
  tone: 'plain' | 'good' | 'bad';
  text: string;
}

/**
 * Fetches the letter, as a file or to be printed; asks for the second proof before, where this sitting has had none.
 * `onSignedOut` when the session has ended meanwhile.
 */
export function useLetter(page: ResultPage, { proved }: Allotment, onSignedOut: () => void) {
  const queryClient = useQueryClient();
  const prove = useSingleFlight();
  const [proving, setProving] = useState<Way | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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

  async function attempt(way: Way, fetchIt: () => Promise<Said | null>) {
    setSaid(null);
    try {
      setSaid(await fetchIt());
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 401) return onSignedOut();
      // The answer to a request for a file has no code that can be read.
      if (status === 403) {
        setProved(false);
        return ask(way);
      }
      setSaid({ tone: 'bad', text: status === 404 ? letter.none : letter.failed });
    }
  }

  const setProved = (isProved: boolean) =>
    queryClient.setQueryData(allotmentQuery(page).queryKey, (known) => known && { ...known, proved: isProved });

  function ask(way: Way) {
    setRefusal(null);
    setProving(way);
  }

  const fileName = `allotment-letter-${page.id}.pdf`;

  const ways: Record<Way, () => void> = {
    download: () =>
      void download.run(() =>
        attempt('download', async () => {
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
        attempt('print', async () => {
          setDetails({ ...(await callsOf(page).letterDetails()) });
          return null;
        }),
      ),
  };

  const get = (way: Way) => (proved ? ways[way]() : ask(way));

  const giveProof = (proofs: Proofs) =>
    void prove.run(async () => {
      setRefusal(null);
      try {
        await callsOf(page).openLetter(proofs);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return onSignedOut();
        return setRefusal(error instanceof ApiError ? toRefusal(error) : { fields: {}, message: letter.failed });
      }
      setProved(true);
      setProving(null);
      if (proving) ways[proving]();
    });

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
    /** While the second proof is asked for. */
    proving: proving && { refusal, isSlow: prove.isSlow, confirm: giveProof, giveUp: () => setProving(null) },
    /** Saves the file that was just downloaded; null while there is none, or nowhere to save it. */
    save: file && canSaveLetters() ? () => void save(file) : null,
    /** Letters saved since the page was opened. */
    savedCount,
    isDownloading: download.isSlow,
    isPrinting: print.isSlow,
    download: () => get('download'),
    print: () => get('print'),
  };
}
