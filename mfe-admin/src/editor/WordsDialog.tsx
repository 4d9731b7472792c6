import type { Editor } from '@tiptap/core';
import { PICTURE_TEXT } from '@university/shared/contract';
import { TextField } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { EditorDialog } from './EditorDialog';
import { selectedPicture } from './selected-picture';
import { texts } from './texts';

const words = texts.pictureWords;

const Shown = styled.img`
  max-width: 100%;
  width: auto;
  height: auto;
  max-height: 12rem;
`;

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Changes what the selected picture says to who does not see it, in this text alone. */
export function WordsDialog({ editor, onClose }: Props) {
  const [picture] = useState(() => selectedPicture(editor));
  const [typed, setTyped] = useState(picture?.alt ?? '');
  const [isSent, setSent] = useState(false);
  const alt = typed.replace(/\s+/g, ' ').trim();
  const problem = alt === '' ? words.missing : alt.length > PICTURE_TEXT.alt ? words.long(PICTURE_TEXT.alt) : undefined;

  function save(): boolean {
    setSent(true);
    if (problem || !picture) return false;
    editor.chain().focus().setNodeSelection(picture.at).updateAttributes('picture', { alt }).run();
    return true;
  }

  return (
    <EditorDialog title={words.title} submit={words.save} onSubmit={save} onClose={onClose}>
      <Shown src={picture?.src} alt="" />
      <TextField
        label={words.label}
        hint={words.hint}
        value={typed}
        required
        error={isSent ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditorDialog>
  );
}
