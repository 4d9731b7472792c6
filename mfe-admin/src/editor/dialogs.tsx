import { Button, Dialog, Row, Stack, SelectField, TextField } from '@university/shared/kit';
import { type FormEvent, type ReactNode, useState, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ActButton } from '../form/actions';
import { texts } from './texts';
import type { Editor } from '@tiptap/core';

interface Props {
  title: string;
  submit: string;
  onSubmit: () => boolean;
  onClose: () => void;
  children: ReactNode;
  beside?: ReactNode;
}

/** A portal, since forms cannot be nested. */
export function EditorDialog({ title, submit, onSubmit, onClose, children, beside }: Props) {
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            event.stopPropagation();
            if (onSubmit()) close();
          }}
        >
          <Stack $gap={3}>
            {children}
            <Row>
              <Button type="submit">{submit}</Button>
              {beside}
              <ActButton onClick={close}>Cancel</ActButton>
            </Row>
          </Stack>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}

/**
 * Blocks that texts include as `{{block fees}}`. Others are named after settings: `terms-odd-semester`,
 * `officers-services`.
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

const OTHER = '';
const OPTIONS = [...KNOWN_BLOCKS.map(({ name, title }) => [name, title] as const), [OTHER, 'Another block'] as const];

export function BlockDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
    <EditorDialog title="Block of data" submit="Put it here" onSubmit={save} onClose={onClose}>
      <SelectField
        id="editor-block"
        label="What the page shows here"
        value={known}
        options={OPTIONS}
        onChange={({ target }) => setKnown(target.value)}
      />
      {known === OTHER && (
        <TextField
          label="Name of the block"
          hint="Small letters and hyphens, as officers-services."
          value={typed}
          error={isSent && !isName ? 'Use small letters, digits and hyphens' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </EditorDialog>
  );
}

const REST = 400;

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => selectedLink(editor));
  const [text, setText] = useState(start.text);
  const [typed, setTyped] = useState(start.href);
  const [isSent, setSent] = useState(false);
  const address = addressOf(typed);
  const problem = addressProblem(address);
  const unknown = useUnknownPage(problem ? '' : address);
  // Half-typed addresses are not reported, except for forbidden schemes.
  const isTold = isSent || /^[a-z]+:./i.test(address);

  function save(): boolean {
    setSent(true);
    if (problem || text.trim() === '') return false;
    const link = { type: 'link', attrs: { href: address, title: start.title } };
    const chain = editor.chain().focus().setTextSelection(start);
    // Unchanged words keep their other marks.
    if (text === start.text) chain.unsetMark('link').setMark('link', link.attrs).run();
    else chain.insertContent({ type: 'text', text: text.trim(), marks: [link] }).run();
    return true;
  }

  return (
    <EditorDialog
      title="Link"
      submit="Set the link"
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
            Remove the link
          </ActButton>
        )
      }
    >
      <TextField
        label="Words of the link"
        value={text}
        error={isSent && text.trim() === '' ? 'Enter the words that readers see' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label="Address"
        hint="A page of this site as /contact, another as https://…, or an e-mail address."
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

function selectedLink(editor: Editor) {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const { href = '', title = null } = editor.getAttributes('link') as { href?: string; title?: string | null };
  return { from, to, href, title, text: editor.state.doc.textBetween(from, to, ' ') };
}

/** A warning only: the page may be written later. */
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

const MAILBOX = /^[^\s@?]+@[^\s@?]+\.[^\s@?.]+(?:\?\S*)?$/;
const TELEPHONE = /^\+?\d{3,15}$/;
/** A placeholder of the identity settings. */
const PLACEHOLDER = /^\{\{\w+\}\}$/;

/** `a@b.example` becomes a mailto link, `www.b.example` https. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/.test(text)) return `mailto:${text}`;
  return text.startsWith('www.') ? `https://${text}` : text;
}

export function addressProblem(address: string): string | undefined {
  if (address === '') return texts.addressesMissing;
  if (PLACEHOLDER.test(address)) return undefined;
  if (/\s/.test(address)) return texts.addressesSpaces;
  if (/^\/(?!\/)|^[#?]./.test(address)) return undefined;
  if (address.startsWith('mailto:')) return MAILBOX.test(address.slice(7)) ? undefined : texts.addressesMailbox;
  if (address.startsWith('tel:')) return TELEPHONE.test(address.slice(4)) ? undefined : texts.addressesTelephone;
  if (address.startsWith('http://')) return texts.addressesInsecure;
  if (!address.startsWith('https://')) return texts.addressesRefused;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? undefined : texts.addressesNoHost;
}

async function pageProblem(address: string, signal: AbortSignal): Promise<string | undefined> {
  const page = /^\/(?!\/)[^?#]*/.exec(address)?.[0];
  if (page === undefined) return undefined;
  try {
    const { status } = await fetch(page, { method: 'HEAD', signal });
    return status === 404 ? `There is no page at ${page} yet` : undefined;
  } catch {
    return undefined;
  }
}
