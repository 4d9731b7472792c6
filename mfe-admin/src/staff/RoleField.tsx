import { Labelled, Select } from '@university/shared/ui';
import type { ComponentProps } from 'react';
import { ROLES } from '../contract';
import { texts } from '../texts';

interface Props extends Omit<ComponentProps<'select'>, 'id'> {
  id: string;
  label: string;
  error?: string;
}

/** What somebody may do. */
export function RoleField({ id, label, error, ...select }: Props) {
  return (
    <Labelled id={id} label={label} error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {texts.roles[role]}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
