import {
  removeSavedLetter,
  SAVED_PATH,
  type SavedLetter,
  savedLetter,
  savedLetters,
} from '@university/shared/saved-letters';
import { Button, Message, Muted, Row, Stack, saveFile } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { useEffect, useState } from 'react';
import { saved } from './saved-texts';

async function open({ address, fileName }: SavedLetter): Promise<void> {
  const pdf = await (await savedLetter(address))?.blob();
  if (pdf) saveFile(pdf, fileName);
}

export function SavedLetters() {
  const [letters, setLetters] = useState<readonly SavedLetter[]>([]);
  useEffect(() => {
    savedLetters().then(
      (found) => found.length > 0 && setLetters(found),
      () => {},
    );
  }, []);

  async function remove({ address }: SavedLetter) {
    await removeSavedLetter(address);
    setLetters((all) => all.filter((letter) => letter.address !== address));
  }

  if (letters.length === 0) return null;
  return (
    <Message role="region" aria-label={saved.title}>
      <p>
        <strong>
          {saved.title}
          {saved.titleEnd}
        </strong>{' '}
        {saved.lead}
      </p>
      {letters.map((letter) => (
        <Stack key={letter.address} $gap={1}>
          <p>{letter.name}</p>
          <Muted>{saved.asOf(formatInstant(letter.savedAt))}</Muted>
          <Row $gap={1.5}>
            <Button
              type="button"
              $look="quiet"
              aria-label={saved.which(saved.open, letter.name)}
              onClick={() => void open(letter)}
            >
              {saved.open}
            </Button>
            <Button
              type="button"
              $look="quiet"
              aria-label={saved.which(saved.remove, letter.name)}
              onClick={() => void remove(letter)}
            >
              {saved.remove}
            </Button>
          </Row>
        </Stack>
      ))}
      {/* A page of the worker, not of the router. Where there is no worker, nobody answers there. */}
      {navigator.serviceWorker?.controller && (
        <p>
          <a href={SAVED_PATH}>{saved.all}</a>
        </p>
      )}
    </Message>
  );
}
