import { Button, color, Stack } from '@university/shared/ui';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';

const words = texts.upload;

const Bar = styled.progress`
  width: 100%;
  height: 1rem;
  accent-color: ${color.link};
`;

/** How far the upload is, and the way out of it. Leaving the page meanwhile asks first. */
export function SendProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const label = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(askBeforeLeaving, []);
  return (
    <Stack $gap={1} tabIndex={-1} ref={box}>
      <strong id={label} role="status">
        {share < 1 ? words.sending : words.checking}
      </strong>
      <Bar aria-labelledby={label} max={1} value={share < 1 ? share : undefined} />
      <span>{words.share(Math.floor(share * 100))}</span>
      <div>
        <Button type="button" $look="danger" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Stack>
  );
}

function askBeforeLeaving() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
