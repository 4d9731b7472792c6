import { Link } from '@university/shared/router';
import { Button, Card, Message, Row, SectionTitle, Stack } from '@university/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { ResultPage } from '../allotment/tracks';
import { ScreenOnly } from '../show/result-grid';
import { StatusLine } from '../StatusLine';
import { letter } from '../texts';
import { LETTER_PATH } from './address';
import { SavedLetters } from './SavedLetters';
import { useLetter } from './use-letter';

const Code = styled.p`
  font-weight: 700;
  letter-spacing: 0.04em;
`;

interface Props {
  page: ResultPage;
  onSignedOut: () => void;
}

/** The letter of an accepted seat: to keep, to print, and to check. */
export function LetterCard({ page, onSignedOut }: Props) {
  const { said, details, isDownloading, isPrinting, download, print, keep, keptCount } = useLetter(page, onSignedOut);
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
            {keep && (
              <>
                <p>{letter.keepLead}</p>
                <div>
                  <Button type="button" $look="quiet" onClick={keep}>
                    {letter.keep}
                  </Button>
                </div>
              </>
            )}
            <SavedLetters key={keptCount} />
            <StatusLine>{isDownloading && letter.slow}</StatusLine>
          </Stack>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
