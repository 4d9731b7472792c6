import { removeSavedLetter, type SavedLetter, savedLetter, savedLetters } from '@university/shared/saved-letters';
import { Button, formatInstant, Message, Muted, Row, Stack, saveFile } from '@university/shared/ui';
import { useEffect, useState } from 'react';
import { kept } from '../texts';

async function open({ address, fileName }: SavedLetter): Promise<void> {
  const pdf = await (await savedLetter(address))?.blob();
  if (pdf) saveFile(pdf, fileName);
}

/** The letters that somebody chose to keep in this browser, whoever that was; nothing where there are none. */
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
    <Message role="region" aria-label={kept.title}>
      <p>
        <strong>{kept.title}.</strong> {kept.lead}
      </p>
      {letters.map((letter) => (
        <Stack key={letter.address} $gap={1}>
          <p>{letter.name}</p>
          <Muted>{kept.asOf(formatInstant(letter.savedAt))}</Muted>
          <Row $gap={1.5}>
            <Button
              type="button"
              $look="quiet"
              aria-label={kept.which(kept.open, letter.name)}
              onClick={() => void open(letter)}
            >
              {kept.open}
            </Button>
            <Button
              type="button"
              $look="quiet"
              aria-label={kept.which(kept.remove, letter.name)}
              onClick={() => void remove(letter)}
            >
              {kept.remove}
            </Button>
          </Row>
        </Stack>
      ))}
    </Message>
  );
}
