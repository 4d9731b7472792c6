import type { Allotment } from '@university/shared/contract';
import { Button, Card, formatInstant, SectionTitle, Stack } from '@university/shared/ui';
import { takeBack } from '../texts';
import { Countdown } from './Countdown';
import { useTimeUntil } from './use-deadline';

interface Props {
  allotment: Pick<Allotment, 'serverTime'>;
  until: string;
  /** When this device heard of it; epoch milliseconds. */
  receivedAt: number;
  /** Reads the record again. */
  onOver: () => void;
  onChoose: () => void;
}

/** For as long as a decision can be taken back: until when, and the button. */
export function TakeBack({ allotment, until, receivedAt, onOver, onChoose }: Props) {
  const left = useTimeUntil(Date.parse(until), allotment, receivedAt, onOver);
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{takeBack.title}</SectionTitle>
        <p>{takeBack.lead(formatInstant(until))}</p>
        <Countdown label={takeBack.timeLeft} left={left ?? 0} aloud={takeBack.timeLeftAloud} />
        <div>
          <Button type="button" $look="quiet" onClick={onChoose}>
            {takeBack.act.label}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
