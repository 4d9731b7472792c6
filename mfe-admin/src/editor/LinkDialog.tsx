import type { Editor } from '@tiptap/core';
import { TextField } from '@university/shared/kit';
import { useEffect, useState } from 'react';
import { ActButton } from '../form/buttons';
import { addressOf, addressProblem, pageProblem } from './addresses';
import { EditorDialog } from './EditorDialog';
import { texts } from './texts';

const words = texts.link;

/** Milliseconds without a key after which the site is asked for a page. */
const REST = 400;

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** The words and the address of the link at the cursor, or of a new one in place of what is selected. */
export function LinkDialog({ editor, onClose }: Props) {
  const [start] = useState(() => selectedLink(editor));
  const [text, setText] = useState(start.text);
  const [typed, setTyped] = useState(start.href);
  const [isSent, setSent] = useState(false);
  const address = addressOf(typed);
  const problem = addressProblem(address);
  const unknown = useUnknownPage(problem ? '' : address);
  // What is half typed is not wrong yet, unless it leads where no link may.
  const isTold = isSent || /^[a-z]+:./i.test(address);

  function save(): boolean {
    setSent(true);
    if (problem || text.trim() === '') return false;
    const link = { type: 'link', attrs: { href: address, title: start.title } };
    const chain = editor.chain().focus().setTextSelection(start);
    // Words that stay keep what is bold in them.
    if (text === start.text) chain.unsetMark('link').setMark('link', link.attrs).run();
    else chain.insertContent({ type: 'text', text: text.trim(), marks: [link] }).run();
    return true;
  }

  return (
    <EditorDialog
      title={words.title}
      submit={words.save}
      onSubmit={save}
      onClose={onClose}
      beside={
        start.href !== '' && (
          <ActButton
            onClick={() => {
              editor.chain().focus().setTextSelection(start).unsetMark('link').run();
              onClose();
            }}
          >
            {words.remove}
          </ActButton>
        )
      }
    >
      <TextField
        label={words.words}
        value={text}
        error={isSent && text.trim() === '' ? words.noWords : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label={words.address}
        hint={words.addressHint}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={isTold ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{unknown}</p>
    </EditorDialog>
  );
}

/** The link at the cursor with all of its words; what is selected, where there is none. */
function selectedLink(editor: Editor) {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const { href = '', title = null } = editor.getAttributes('link') as { href?: string; title?: string | null };
  return { from, to, href, title, text: editor.state.doc.textBetween(from, to, ' ') };
}

/** What the site says of a page that it does not have; it may be written later, so this is no error. */
function useUnknownPage(address: string): string {
  const [unknown, setUnknown] = useState('');
  useEffect(() => {
    setUnknown('');
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const problem = await pageProblem(address, ended.signal);
      if (!ended.signal.aborted) setUnknown(problem ?? '');
    }, REST);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [address]);
  return unknown;
}
