import { color, ErrorSummary as Summary } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';

const Strong = styled(Summary)`
  a {
    color: ${color.bad};
    font-weight: 700;
  }
`;

export interface Problem {
  /** Id of the input at fault. */
  field: string;
  message: string;
}

/** Why a form could not be sent. */
export interface Failure {
  /** What is wrong as a whole. */
  message?: string;
  problems: readonly Problem[];
}

interface Props {
  /** Each new object is a new failure, and takes focus. */
  failure: Failure;
  children?: ReactNode;
}

/** Says what is wrong above a form of the staff area. */
export function ErrorSummary({ failure, children }: Props) {
  const { message, problems } = failure;
  return (
    <Strong title={texts.summary.title} problems={problems} attempt={failure} lead={message && <p>{message}</p>}>
      {children}
    </Strong>
  );
}
