import type { Editor } from '@tiptap/core';
import { FieldError, FieldFrame, Hint, Label, Muted } from '@university/shared/kit';
import { pictureAddress } from '@university/shared/prose/source';
import { type RefObject, useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { Later } from '../area/Later';
import type { ArticleProps } from './article-props';
import { BlockDialog } from './BlockDialog';
import { createEditor } from './create-editor';
import { LinkDialog } from './LinkDialog';
import { CannotHold, type Reason } from './markdown/cannot-hold';
import { heldDocument } from './markdown/holds';
import { writeMarkdown } from './markdown/write';
import type { LeftOut } from './paste/left-out';
import { problemsOf } from './problems';
import { Problems, Sheet } from './styles';
import { Toolbar } from './Toolbar';
import { texts } from './texts';
import type { Opened } from './tools';
import { selectedPicture } from './selected-picture';
import { WordsDialog } from './WordsDialog';

const loadPicker = () => import('../media/PicturePicker').then(({ PickerDialog }) => PickerDialog);

interface Props extends ArticleProps {
  /** The text is one that the editor would change. */
  onCannotHold: (reason: Reason) => void;
}

/** A text as readers will see it, to be written in: its code comes when a form has a text. */
export function RichEditor(props: Props) {
  const { id, label, hint, error, lang, onBlur, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const firstTool = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [dialog, setDialog] = useState<Opened | null>(null);
  const described = [hint && `${id}-hint`, `${id}-keys`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described,
    ...(error && { 'aria-invalid': 'true' }),
    ...(lang && { lang }),
  };
  const editor = useEditor(place, props, {
    attributes,
    onLink: () => setDialog('link'),
    onPicture: () => setDialog('pictureWords'),
    onLeave: () => firstTool.current?.focus(),
    onPaste: setLeftOut,
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
  const close = () => setDialog(null);

  return (
    <FieldFrame>
      <Label as="span" id={`${id}-label`} onClick={() => editor?.commands.focus()}>
        {label}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {editor && <Toolbar editor={editor} label={label} first={firstTool} onOpen={setDialog} />}
      <Sheet ref={place} $goesOn={false} onBlur={onBlur} />
      <Hint id={`${id}-keys`}>{texts.hint}</Hint>
      <Muted role="status">{leftOut.length > 0 && texts.leftOut(leftOut)}</Muted>
      {editor && <Selected editor={editor} />}
      {editor && <Found editor={editor} />}
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && dialog === 'pictureWords' && <WordsDialog editor={editor} onClose={close} />}
      {editor && dialog === 'block' && <BlockDialog editor={editor} onClose={close} />}
      {editor && dialog === 'picture' && (
        <Later
          load={loadPicker}
          props={{
            name: `${id}-picture`,
            onClose: close,
            onPick: (media) => {
              const attrs = { src: pictureAddress(media), alt: media.alt_en };
              editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
            },
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Says that a picture is selected, which is otherwise only seen, and how to go on. */
function Selected({ editor }: { editor: Editor }) {
  const picture = selectedPicture(editor);
  return <Muted role="status">{picture && texts.selected(picture.alt)}</Muted>;
}

/** What to look at in headings, links and pictures, as it is typed. */
function Found({ editor }: { editor: Editor }) {
  const problems = problemsOf(editor.getJSON());
  return (
    <div role="status">
      {problems.length > 0 && (
        <Problems aria-label={texts.problems.title}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
    </div>
  );
}

type Callbacks = Pick<
  Parameters<typeof createEditor>[0],
  'attributes' | 'onLink' | 'onPicture' | 'onLeave' | 'onPaste'
>;

/** The editor once it stands in its place. It tells what somebody changes, and takes over what changes elsewhere. */
function useEditor(place: RefObject<HTMLElement | null>, props: Props, callbacks: Callbacks): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ ...props, ...callbacks });
  latest.current = { ...props, ...callbacks };
  /** The text that the editor holds: what was given, until it is changed. */
  const held = useRef(props.value);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const made = orTell(latest.current.onCannotHold, () =>
      createEditor({
        element,
        document: heldDocument(latest.current.value),
        attributes: latest.current.attributes,
        onLink: () => latest.current.onLink(),
        onPicture: () => latest.current.onPicture(),
        onLeave: () => latest.current.onLeave(),
        onPaste: (leftOut) => latest.current.onPaste(leftOut),
      }),
    );
    if (!made) return;
    held.current = latest.current.value;
    made.on('transaction', showAgain);
    made.on('update', () => {
      held.current = writeMarkdown(made.getJSON());
      latest.current.onChange(held.current);
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  const { value, onCannotHold } = props;
  useEffect(() => {
    if (!editor || value === held.current) return;
    const document = orTell(onCannotHold, () => heldDocument(value));
    if (!document) return;
    held.current = value;
    editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, value, onCannotHold]);

  const attributes = JSON.stringify(callbacks.attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);
  return editor;
}

function orTell<T>(onCannotHold: (reason: Reason) => void, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof CannotHold)) throw error;
    onCannotHold(error.reason);
    return undefined;
  }
}
