import { color, Labelled, radius, space, text } from '@university/shared/kit';
import { type DragEvent, useEffect, useState } from 'react';
import styled from 'styled-components';

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.link : color.muted)};
  border-radius: ${radius.large};
  background: ${({ $isOver }) => ($isOver ? color.band : color.sheet)};
`;

/** Shows the button only: the chosen files are listed below. */
const FileInput = styled.input`
  justify-self: start;
  max-width: 100%;
  font-size: 0;
  border-radius: ${radius.small};
  &::file-selector-button {
    min-height: 44px;
    margin: 0;
    padding: ${space(1)} ${space(2.5)};
    border: 2px solid ${color.ink};
    border-radius: ${radius.small};
    background: transparent;
    color: ${color.ink};
    font-family: inherit;
    font-size: ${text.body};
    font-weight: 700;
    cursor: pointer;
  }
`;

interface Props {
  id: string;
  label: string;
  hint: string;
  error?: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function DropZone({ id, label, hint, error, accept, multiple = false, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(keepPageOnDrop, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <Zone $isOver={isOver} onDragOver={() => setOver(true)} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <Labelled id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <FileInput
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // Allows the same file to be chosen again.
              event.target.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        )}
      </Labelled>
    </Zone>
  );
}

/** Files dropped beside the zone would navigate away. */
function keepPageOnDrop() {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', stay);
  window.addEventListener('drop', stay);
  return () => {
    window.removeEventListener('dragover', stay);
    window.removeEventListener('drop', stay);
  };
}
