import { Stack, TextAreaField } from '@university/shared/kit';
import { useCallback, useEffect, useState, type Ref } from 'react';
import { Alert } from '../form/messages';
import { texts } from '../texts';
import type { Reason } from './markdown/read';

type Code = typeof import('./code');

/**
 * A Markdown text, written as readers will see it. As plain text until the editor has come, where it does not come, where it
 * would change the text, and where somebody likes that better; the text is the same both ways.
 */
export function ArticleEditor(props: ArticleProps) {
  const [code, setCode] = useState<Code | null>();
  const [isPlain, setPlain] = useState(false);
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    import('./code').then(setCode, () => setCode(null));
  }, []);
  const onCannotHold = useCallback((why: Reason) => {
    setPlain(true);
    setReason(why);
  }, []);
  const onTurn = (plain: boolean) => {
    setPlain(plain);
    setReason(undefined);
  };

  const { title, ref, ...field } = props;
  return (
    <Stack $gap={1}>
      {code && !isPlain ? (
        <code.RichEditor {...props} onCannotHold={onCannotHold} />
      ) : (
        // Nobody who began to type is taken elsewhere.
        <TextAreaField
          {...field}
          rows={12}
          onChange={({ target }) => props.onChange(target.value)}
          onFocus={() => setPlain(true)}
        />
      )}
      {code && <code.Ways {...{ title, isPlain, reason, onTurn }} text={props.value} />}
      {code === null && <Alert>{texts.editor.failed}</Alert>}
    </Stack>
  );
}

/** What the field of a text is told. */
export interface ArticleProps {
  id: string;
  label: string;
  /** What the text is called where it is spoken of. */
  title: string;
  hint?: string;
  error?: string;
  /** Of what is written. */
  lang?: string;
  /** Markdown. */
  value: string;
  name: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: Ref<{ focus: () => void }>;
}
