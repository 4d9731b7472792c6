import { Stack, TextAreaField } from '@university/shared/kit';
import { useCallback, useEffect, useState } from 'react';
import { Alert } from '../form/actions';
import type { Reason } from './markdown/read';
import type { ArticleProps } from './RichEditor';

type Code = typeof import('./RichEditor');

/**
 * A Markdown editor. Plain text until its code is loaded, where it fails to load, cannot represent the text, or on
 * request.
 */
export function ArticleEditor(props: ArticleProps) {
  const [code, setCode] = useState<Code | null>();
  const [isPlain, setPlain] = useState(false);
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    import('./RichEditor').then(setCode, () => setCode(null));
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
        // Loading the editor must not interrupt typing.
        <TextAreaField
          {...field}
          rows={12}
          onChange={({ target }) => props.onChange(target.value)}
          onFocus={() => setPlain(true)}
        />
      )}
      {code && <code.Ways {...{ title, isPlain, reason, onTurn }} text={props.value} />}
      {code === null && <Alert>The editor did not load. You can write here as plain text.</Alert>}
    </Stack>
  );
}
