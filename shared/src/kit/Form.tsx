import type { ComponentType, FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Row, Stack } from './layout';
import { color, space, text } from './tokens';

interface SubmitProps {
  isSending: boolean;
  /** What the button says meanwhile. */
  sending: string;
  look?: 'primary' | 'quiet' | 'danger';
  children: ReactNode;
}

/** Sends a form. It stays where it is and keeps its focus while something is under way. */
export function Submit({ isSending, sending, look = 'primary', children }: SubmitProps) {
  return (
    <Button type="submit" $look={look} aria-disabled={isSending || undefined}>
      {isSending ? sending : children}
    </Button>
  );
}

interface FrameProps extends Omit<SubmitProps, 'children'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Where an input must never stand in an address, even before the code is here: `post`, or `dialog` where no server would take it. */
  method?: 'post' | 'dialog';
  /** What the button says. */
  submit: ReactNode;
  /** What is beside it: further buttons, how the sending goes. */
  beside?: ReactNode;
  /** What the buttons stand in; a row, where this is left out. */
  Buttons?: ComponentType<{ children: ReactNode }>;
  /** Steps of 8 px between the parts. */
  gap?: number;
  /** What went wrong, and the fields. */
  children: ReactNode;
}

/** A form of one task, checked by our own code: its parts below each other, and the button that sends it. */
export function FormFrame(props: FrameProps) {
  const { onSubmit, method, submit, beside, Buttons = Row, gap = 2, children, ...button } = props;
  return (
    <form noValidate method={method} onSubmit={onSubmit}>
      <Stack $gap={gap}>
        {children}
        <Buttons>
          <Submit {...button}>{submit}</Submit>
          {beside}
        </Buttons>
      </Stack>
    </form>
  );
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space(3)} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
  margin-bottom: ${space(2)};
  font-weight: 700;
  font-size: ${text.large};
  line-height: 1.2;
  & + * {
    clear: both;
  }
`;

/** Fields that belong together, under a name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      <Stack $gap={3}>{children}</Stack>
    </Fieldset>
  );
}
