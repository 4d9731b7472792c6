import type { JSONContent, Editor } from '@tiptap/core';
import { texts } from './texts';
import { PICTURE_TEXT } from '@university/shared/contract';
import { TextField, FieldError, FieldFrame, Hint, Label, Muted, color, space, Row } from '@university/shared/kit';
import { useState, type Ref, type RefObject, useEffect, useImperativeHandle, useReducer, useRef, useId } from 'react';
import styled from 'styled-components';
import { EditorDialog, BlockDialog, LinkDialog, addressProblem } from './dialogs';
import { pictureAddress } from '@university/shared/prose/source';
import { createEditor, selectedPicture, Problems, Sheet } from './create-editor';
import { CannotHold, type Reason, heldDocument } from './markdown/read';
import { writeMarkdown } from './markdown/write';
import type { LeftOut } from './paste/left-out';
import { Toolbar, type Opened } from './Toolbar';
import { ActButton } from '../form/actions';
import { TextPreview } from '../form/text-preview';
import { later } from '../area/StaffArea';

const VAGUE = new Set(['here', 'click here', 'link', 'this link', 'more', 'read more', 'this page']);

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('');

const all = (node: JSONContent): JSONContent[] => [node, ...(node.content ?? []).flatMap(all)];

export function problemsOf(document: JSONContent): string[] {
  const nodes = all(document);
  return [...new Set([...headingProblems(nodes), ...linkProblems(nodes), ...pictureProblems(nodes)])];
}

function headingProblems(nodes: readonly JSONContent[]): string[] {
  let above = 1;
  return nodes
    .filter(({ type }) => type === 'heading')
    .flatMap((heading) => {
      const level = Number(heading.attrs?.level);
      const [text, expected] = [textOf(heading).trim(), above + 1];
      above = Math.min(level, expected);
      if (text === '') return ['A heading is empty'];
      return level > expected ? [texts.problemsSkipped(text, level, expected)] : [];
    });
}

function linkProblems(nodes: readonly JSONContent[]): string[] {
  return nodes.flatMap(({ text = '', marks = [] }) =>
    marks
      .filter(({ type }) => type === 'link')
      .flatMap(({ attrs }) => {
        const reason = addressProblem(String(attrs?.href ?? ''));
        if (reason) return [texts.problemsLink(text, reason)];
        return VAGUE.has(text.trim().toLowerCase()) ? [texts.problemsVague(text)] : [];
      }),
  );
}

const pictureProblems = (nodes: readonly JSONContent[]): string[] =>
  nodes.some(({ type, attrs }) => type === 'picture' && !String(attrs?.alt ?? '').trim())
    ? [texts.problemsPicture]
    : [];

const Shown = styled.img`
  max-width: 100%;
  width: auto;
  height: auto;
  max-height: 12rem;
`;

function WordsDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [picture] = useState(() => selectedPicture(editor));
  const [typed, setTyped] = useState(picture?.alt ?? '');
  const [isSent, setSent] = useState(false);
  const alt = typed.replace(/\s+/g, ' ').trim();
  const problem =
    alt === ''
      ? 'Say what the picture shows'
      : alt.length > PICTURE_TEXT.alt
        ? `Keep this to ${PICTURE_TEXT.alt} characters: it has ${alt.length}`
        : undefined;

  function save(): boolean {
    setSent(true);
    if (problem || !picture) return false;
    editor.chain().focus().setNodeSelection(picture.at).updateAttributes('picture', { alt }).run();
    return true;
  }

  return (
    <EditorDialog title="Words of the picture" submit="Set the words" onSubmit={save} onClose={onClose}>
      <Shown src={picture?.src} alt="" />
      <TextField
        label="What the picture shows"
        hint="Read out to people who do not see it, and shown where it does not load. For this text alone: the library keeps its own."
        value={typed}
        required
        error={isSent ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditorDialog>
  );
}

const PickerDialog = later(() => import('../media/PicturePicker').then((module) => module.PickerDialog));

interface RichEditorProps extends ArticleProps {
  onCannotHold: (reason: Reason) => void;
}

export function RichEditor(props: RichEditorProps) {
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
      <Hint id={`${id}-keys`}>Escape leads to the buttons above the text.</Hint>
      <Muted role="status">{leftOut.length > 0 && texts.leftOut(leftOut)}</Muted>
      {editor && <Selected editor={editor} />}
      {editor && <Found editor={editor} />}
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && dialog === 'pictureWords' && <WordsDialog editor={editor} onClose={close} />}
      {editor && dialog === 'block' && <BlockDialog editor={editor} onClose={close} />}
      {editor && dialog === 'picture' && (
        <PickerDialog
          name={`${id}-picture`}
          onClose={close}
          onPick={(media) => {
            const attrs = { src: pictureAddress(media), alt: media.alt_en };
            editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
          }}
        />
      )}
    </FieldFrame>
  );
}

function Selected({ editor }: { editor: Editor }) {
  const picture = selectedPicture(editor);
  return <Muted role="status">{picture && texts.selected(picture.alt)}</Muted>;
}

function Found({ editor }: { editor: Editor }) {
  const problems = problemsOf(editor.getJSON());
  return (
    <div role="status">
      {problems.length > 0 && (
        <Problems aria-label="To look at">
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

function useEditor(place: RefObject<HTMLElement | null>, props: RichEditorProps, callbacks: Callbacks): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ ...props, ...callbacks });
  latest.current = { ...props, ...callbacks };
  /** The Markdown that the editor content corresponds to. */
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
    made.on('update', ({ transaction }) => {
      const text = writeMarkdown(made.getJSON());
      // A click below a list only adds an empty line.
      if (text === writeMarkdown(transaction.before.toJSON())) return;
      held.current = text;
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

const PreviewFrame = styled.section`
  margin-top: ${space(1)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
`;

function ArticlePreview({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [isOn, setOn] = useState(false);
  return (
    <div>
      <ActButton
        aria-label={texts.previewOf(title)}
        aria-expanded={isOn}
        aria-controls={isOn ? id : undefined}
        onClick={() => setOn(!isOn)}
      >
        Preview
      </ActButton>
      {isOn && (
        <PreviewFrame id={id} aria-label={texts.previewOf(title)}>
          {text.trim() === '' ? <Muted>Nothing is written yet.</Muted> : <TextPreview text={text} />}
        </PreviewFrame>
      )}
    </div>
  );
}

interface WaysProps {
  title: string;
  text: string;
  isPlain: boolean;
  reason: Reason | undefined;
  onTurn: (isPlain: boolean) => void;
}

export function Ways({ title, text, isPlain, reason, onTurn }: WaysProps) {
  const words = isPlain ? 'Write with the editor' : 'Write as plain text';
  return (
    <>
      <Muted role="status">{reason && texts.cannotHold[reason]}</Muted>
      <Row>
        <ActButton aria-label={`${words}: ${title}`} onClick={() => onTurn(!isPlain)}>
          {words}
        </ActButton>
      </Row>
      <ArticlePreview title={title} text={text} />
    </>
  );
}

export interface ArticleProps {
  id: string;
  label: string;
  title: string;
  hint?: string;
  error?: string;
  lang?: string;
  value: string;
  name: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: Ref<{ focus: () => void }>;
}
