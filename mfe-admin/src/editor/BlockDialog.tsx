import type { Editor } from '@tiptap/core';
import { SelectField, TextField } from '@university/shared/kit';
import { useState } from 'react';
import { EditorDialog } from './EditorDialog';
import { texts } from './texts';

/**
 * Blocks that texts show by name, as `{{block fees}}`, for whoever writes one. Parts of the year and groups of officers have
 * further ones, named after what the settings say: `terms-odd-semester`, `officers-services`, `reservation-categories`.
 */
export const KNOWN_BLOCKS = [
  { name: 'rounds', title: 'Admission: rounds with their days' },
  { name: 'applications', title: 'Admission: until when to apply' },
  { name: 'fees', title: 'Admission: fees' },
  { name: 'deposits', title: 'Admission: deposits' },
  { name: 'registrations', title: 'Admission: registration fees' },
  { name: 'reservation', title: 'Admission: reserved seats' },
  { name: 'decisions', title: 'Admission: what an applicant can decide' },
  { name: 'holidays', title: 'Calendar: holidays' },
  { name: 'restricted-holidays', title: 'Calendar: restricted holidays' },
  { name: 'officers', title: 'Officers' },
  { name: 'placement', title: 'Placement figures' },
] as const;

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
