import { ApiError } from '@university/shared';
import type { Allotment, LetterDetails } from '@university/shared/contract';
import { LANGUAGE, type Language } from '@university/shared/language';
import { canSaveLetters, saveLetter } from '@university/shared/saved-letters';
import { saveFile } from '@university/shared/kit';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '../../rounds/names';
import type { ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { allotmentQuery, callsOf, type Proofs } from '../api';
import { type Refusal, toRefusal } from '../decide/send-decision';
import { retryWhileBusy } from '../retry-while-busy';
import { letter } from './texts';

type Way = Language | 'print';

const OTHER: Language = LANGUAGE === 'en' ? 'hi' : 'en';

interface Said {
  tone: 'plain' | 'good' | 'bad';
  text: string;
}

export function useLetter(page: ResultPage, { proved }: Allotment, onSignedOut: () => void) {
  const queryClient = useQueryClient();
  const [proving, setProving] = useState<Way | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const name = useNames().result(page);
  const leaving = useRef(new AbortController());
  const [said, setSaid] = useState<Said | null>(null);
  const [file, setFile] = useState<{ pdf: Blob; savedAt: string } | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const [details, setDetails] = useState<LetterDetails | null>(null);

  // Stop waiting when the page is left.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function explain(error: unknown, way: Way) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 401) return onSignedOut();
    // The answer to a file request has no readable error code.
    if (status === 403) {
      setProved(false);
      return ask(way);
    }
    setSaid({ tone: 'bad', text: status === 404 ? letter.none : letter.failed });
  }

  const setProved = (isProved: boolean) =>
    queryClient.setQueryData(allotmentQuery(page).queryKey, (known) => known && { ...known, proved: isProved });

  function ask(way: Way) {
    setRefusal(null);
    setProving(way);
  }

  const fileName = `allotment-letter-${page.id}.pdf`;

  const download = useSingleMutation({
    mutationFn: (language: Language) => {
      setSaid(null);
      return retryWhileBusy(() => callsOf(page).letter(language), {
        onWait: (waiting) => setSaid(waiting && { tone: 'plain', text: letter.busy }),
        signal: leaving.current.signal,
      });
    },
    onSuccess(pdf) {
      saveFile(pdf, fileName);
      setFile({ pdf, savedAt: new Date().toISOString() });
      setSaid({ tone: 'good', text: letter.done });
    },
    onError: (error, language) => explain(error, language),
  });
  const print = useSingleMutation({
    mutationFn: () => {
      setSaid(null);
      return callsOf(page).letterDetails();
    },
    // A new object each time, so that each request prints.
    onSuccess: (found) => setDetails({ ...found }),
    onError: (error) => explain(error, 'print'),
  });
  const start = (way: Way) => (way === 'print' ? print.mutate() : download.mutate(way));

  const get = (way: Way) => (proved ? start(way) : ask(way));

  const prove = useSingleMutation({
    mutationFn(proofs: Proofs) {
      setRefusal(null);
      return callsOf(page).openLetter(proofs);
    },
    onSuccess() {
      setProved(true);
      setProving(null);
      if (proving) start(proving);
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      else setRefusal(error instanceof ApiError ? toRefusal(error) : { fields: {}, message: letter.failed });
    },
  });
  const isProving = useSlow(prove.isPending);

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
    proving: proving && { refusal, isSlow: isProving, confirm: prove.mutate, giveUp: () => setProving(null) },
    save: file && canSaveLetters() ? () => void save(file) : null,
    savedCount,
    isDownloading: useSlow(download.isPending),
    isPrinting: useSlow(print.isPending),
    download: () => get(LANGUAGE),
    downloadOther: () => get(OTHER),
    print: () => get('print'),
  };
}
