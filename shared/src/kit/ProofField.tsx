import { type ComponentProps, useEffect } from 'react';
import { Button } from './Button';
import { TextField } from './Field';
import { SectionTitle, Stack } from './layout';
import { Message } from './Message';

interface Props extends ComponentProps<typeof TextField> {
  id: string;
  title: string;
  why: string;
  again?: { label: string; said: string | false; onAgain: (form: HTMLFormElement | null) => void };
}

export function ProofField({ id, title, why, again, ...field }: Props) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Stack $gap={2}>
      <Message role="status">
        <SectionTitle as="h3">{title}</SectionTitle>
        <p>{why}</p>
      </Message>
      <TextField {...field} id={id} />
      {again && (
        <div>
          <Button type="button" $look="quiet" onClick={(event) => again.onAgain(event.currentTarget.form)}>
            {again.label}
          </Button>
          <p role="status">{again.said}</p>
        </div>
      )}
    </Stack>
  );
}
