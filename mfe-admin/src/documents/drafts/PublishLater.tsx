import { calendarNow } from '@university/shared/identity';
import { TextField } from '@university/shared/kit';
import { fromIstInput } from '@university/shared/time';
import { useState } from 'react';
import { Confirm } from '../../form/Confirm';
import { texts } from './texts';

const words = texts.time;

interface Props {
  onTime: (instant: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks when something is published. */
export function PublishLater({ onTime, onClose }: Props) {
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Confirm
      title={words.title}
      action={words.action}
      onClose={onClose}
      onConfirm={async () => {
        const instant = new Date(fromIstInput(time));
        const isToCome = instant.getTime() > calendarNow();
        setError(isToCome ? undefined : words.past);
        if (!isToCome) return false;
        await onTime(instant.toISOString());
      }}
    >
      <TextField
        id="publish-later"
        type="datetime-local"
        label={words.label}
        value={time}
        error={error}
        onChange={({ target }) => setTime(target.value)}
      />
    </Confirm>
  );
}
