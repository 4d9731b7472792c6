import { Button, Dialog, Row, Stack } from '@university/shared/kit';
import type { FormEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ActButton } from '../form/buttons';
import { texts } from './texts';

interface Props {
  title: string;
  submit: string;
  /** @returns whether it is done */
  onSubmit: () => boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stands between the button that does it and the one that does not. */
  beside?: ReactNode;
}

/** Asks for something that goes into the text. Of the page, not of the form that it stands in: forms do not stand in forms. */
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
              <ActButton onClick={close}>{texts.link.cancel}</ActButton>
            </Row>
          </Stack>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}
