import type { Editor } from '@tiptap/core';
import { SelectField, TextField } from '@university/shared/kit';
import { useState } from 'react';
import { EditorDialog } from './EditorDialog';
import { KNOWN_BLOCKS } from './known-blocks';
import { texts } from './texts';

const words = texts.blocks;

const OTHER = '';

const OPTIONS = [...KNOWN_BLOCKS.map(({ name, title }) => [name, title] as const), [OTHER, words.other] as const];

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Puts a block of the university's data into the text. */
export function BlockDialog({ editor, onClose }: Props) {
  const [known, setKnown] = useState<string>(OPTIONS[0]?.[0] ?? OTHER);
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const name = known === OTHER ? typed.trim() : known;
  const isName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

  function save(): boolean {
    setSent(true);
    if (isName) editor.chain().focus().insertContent({ type: 'dataBlock', attrs: { name } }).run();
    return isName;
  }

  return (
    <EditorDialog title={words.title} submit={words.save} onSubmit={save} onClose={onClose}>
      <SelectField
        id="editor-block"
        label={words.label}
        value={known}
        options={OPTIONS}
        onChange={({ target }) => setKnown(target.value)}
      />
      {known === OTHER && (
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={typed}
          error={isSent && !isName ? words.badName : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </EditorDialog>
  );
}
