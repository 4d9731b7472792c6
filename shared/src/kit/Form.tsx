import type { ComponentType, FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Row, Stack } from './layout';
import { color, space, text } from './tokens';

interface SubmitProps {
  isSending: boolean;
  sending: string;
  look?: 'primary' | 'quiet' | 'danger';
  children: ReactNode;
}

/** Keeps its focus while sending. */
export function Submit({ isSending, sending, look = 'primary', children }: SubmitProps) {
  return (
    <Button type="submit" $look={look} aria-disabled={isSending || undefined}>
      {isSending ? sending : children}
    </Button>
  );
}

interface FrameProps extends Omit<SubmitProps, 'children'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** `post`, or `dialog` without a server handler, keeps input out of the URL before scripts run. */
  method?: 'post' | 'dialog';
  submit: ReactNode;
  beside?: ReactNode;
  Buttons?: ComponentType<{ children: ReactNode }>;
  gap?: number;
  children: ReactNode;
}

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

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      <Stack $gap={3}>{children}</Stack>
    </Fieldset>
  );
}
