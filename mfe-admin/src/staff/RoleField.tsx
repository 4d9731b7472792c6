import type { ComponentProps } from 'react';
import { ROLES } from '../contract';
import { SelectField } from '../form/fields';
import { texts } from '../texts';

/** What somebody may do. */
export function RoleField(field: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  return <SelectField {...field} options={ROLES.map((role) => [role, texts.roles[role]] as const)} />;
}
