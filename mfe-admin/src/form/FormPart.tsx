import { color, Stack, space, text } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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
