import { ApiError } from '@university/shared';
import type { Allotment, LetterDetails, SeatQuestion } from '@university/shared/contract';
import { langOf, LANGUAGE, type Language } from '@university/shared/language';
import { canSaveLetters, saveLetter } from '@university/shared/saved-letters';
import { Button, Card, Message, Row, saveFile, SectionTitle, Stack } from '@university/shared/kit';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '../../rounds/names';
import { LETTER_PATH, type ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { allotmentQuery, callsOf, type Proofs } from '../api';
import { type Refusal, toRefusal } from '../decide/send-decision';
import { retryWhileBusy } from '../retry-while-busy';
import { letter } from './texts';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { ScreenOnly, StatusLine } from '../../look';
import { DecisionDialog } from '../decide/DecisionDialog';
import { SavedLetters } from './SavedLetters';

type Way = Language | 'print';

const OTHER: Language = LANGUAGE === 'en' ? 'hi' : 'en';

interface Said {
  tone: 'plain' | 'good' | 'bad';
  text: string;
}

function useLetter(page: ResultPage, { proved }: Allotment, onSignedOut: () => void) {
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

const Code = styled.p`
  font-weight: 700;
  letter-spacing: 0.04em;
`;

interface Props {
  page: ResultPage;
  allotment: Allotment;
  question: SeatQuestion;
  onSignedOut: () => void;
}

export function LetterCard({ page, allotment, question, onSignedOut }: Props) {
  const letterOf = useLetter(page, allotment, onSignedOut);
  const { said, details, isDownloading, isPrinting, download, downloadOther, print, save, savedCount, proving } =
    letterOf;
  useEffect(() => {
    if (details) window.print();
  }, [details]);
  return (
    <Card>
      <Stack $gap={2}>
        <SectionTitle>{letter.title}</SectionTitle>
        <p>{letter.lead}</p>
        {details && (
          <div>
            <p>{letter.code}</p>
            <Code>{details.code}</Code>
            <p>{letter.checkAt(details.page)}</p>
          </div>
        )}
        <ScreenOnly>
          <Stack $gap={2}>
            <Row $gap={1.5}>
              <Button type="button" aria-disabled={isDownloading} onClick={download}>
                {isDownloading ? letter.downloading : letter.download}
              </Button>
              <Button
                type="button"
                $look="quiet"
                aria-disabled={isDownloading}
                lang={langOf(letter.other)}
                onClick={downloadOther}
              >
                {letter.other}
              </Button>
              <Button type="button" $look="quiet" aria-disabled={isPrinting} onClick={print}>
                {isPrinting ? letter.printing : letter.print}
              </Button>
              <Link to={LETTER_PATH}>{letter.check}</Link>
            </Row>
            {said && (
              <Message $tone={said.tone} role={said.tone === 'bad' ? 'alert' : 'status'}>
                {said.text}
              </Message>
            )}
            {save && (
              <>
                <p>{letter.saveLead}</p>
                <div>
                  <Button type="button" $look="quiet" onClick={save}>
                    {letter.save}
                  </Button>
                </div>
              </>
            )}
            <SavedLetters key={savedCount} />
            <StatusLine>{isDownloading && letter.slow}</StatusLine>
          </Stack>
        </ScreenOnly>
      </Stack>
      {proving && (
        <DecisionDialog
          choice={question}
          allotment={allotment}
          calls={callsOf(page)}
          decision={proving}
          onClose={proving.giveUp}
        />
      )}
    </Card>
  );
}
