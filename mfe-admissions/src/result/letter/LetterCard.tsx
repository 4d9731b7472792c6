import type { Allotment, SeatQuestion } from '@university/shared/contract';
import { langOf } from '@university/shared/language';
import { Link } from '@university/shared/router';
import { Button, Card, Message, Row, SectionTitle, Stack } from '@university/shared/kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ScreenOnly, StatusLine } from '../../look';
import type { ResultPage } from '../../rounds/result-pages';
import { callsOf } from '../api';
import { DecisionDialog } from '../decide/DecisionDialog';
import { LETTER_PATH } from './address';
import { SavedLetters } from './SavedLetters';
import { letter } from './texts';
import { useLetter } from './use-letter';

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
