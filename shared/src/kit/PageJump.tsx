import { withPrefix } from '../language';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Input } from './Field';
import { space } from './tokens';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  input {
    width: 6rem;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  label: string;
  submit: string;
  page: number;
  last: number;
  /** GET form without scripts. */
  action?: string;
  name?: string;
  hidden?: Readonly<Record<string, string>>;
  onJump: (page: number) => void;
}

export function PageJump({ label, submit, page, last, action, name = 'page', hidden = {}, onJump }: Props) {
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = Number(new FormData(event.currentTarget).get(name));
    if (Number.isInteger(asked)) onJump(Math.min(Math.max(asked, 1), last));
  }
  return (
    <Form method="get" action={action && withPrefix(action)} onSubmit={jump}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Input
        key={page}
        type="number"
        name={name}
        aria-label={label}
        min={1}
        max={last}
        required
        defaultValue={page}
        inputMode="numeric"
      />
      <Button type="submit" $look="quiet">
        {submit}
      </Button>
    </Form>
  );
}
