import { Button, color, formatSize, Row, radius, space, text } from '@university/shared/ui';
import { type DragEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Labelled } from '../form/Labelled';
import { texts } from '../texts';
import { LIMIT_IN_WORDS } from './check-file';
import { idOf } from './values';

const words = texts.upload;

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.link : color.muted)};
  border-radius: ${radius.large};
  background: ${({ $isOver }) => ($isOver ? color.band : color.sheet)};
`;

/** Only its button shows: which file is chosen stands below, also for a dropped one. */
const FileInput = styled.input`
  justify-self: start;
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

const Chosen = styled.p`
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  white-space: nowrap;
`;

interface Props {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onSeveral: () => void;
  onRemove: () => void;
}

/** One PDF, chosen or dropped. */
export function PdfField({ file, error, onChoose, onSeveral, onRemove }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(keepPageOnDrop, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [dropped, ...others] = event.dataTransfer.files;
    if (others.length > 0) onSeveral();
    else if (dropped) onChoose(dropped);
  }

  return (
    <Zone $isOver={isOver} onDragOver={() => setOver(true)} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <Labelled id={idOf('pdf')} label={words.file} hint={words.fileHint(LIMIT_IN_WORDS)} error={error}>
        {(control) => (
          <FileInput
            {...control}
            type="file"
            accept="application/pdf,.pdf"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onChoose(chosen);
              // The same file can be chosen again after it was mended.
              event.target.value = '';
            }}
          />
        )}
      </Labelled>
      <div role="status">
        {file && (
          <Row>
            <Chosen>
              {words.chosen} <strong>{file.name}</strong>, <Size>{formatSize(file.size)}</Size>
            </Chosen>
            <Button type="button" $look="quiet" onClick={onRemove}>
              {words.removeFile}
            </Button>
          </Row>
        )}
      </div>
    </Zone>
  );
}

/** A file dropped beside the zone would open in place of the form. */
function keepPageOnDrop() {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', stay);
  window.addEventListener('drop', stay);
  return () => {
    window.removeEventListener('dragover', stay);
    window.removeEventListener('drop', stay);
  };
}
