import { FormPart } from '@university/shared/kit';
import { useWatch } from 'react-hook-form';
import { Check } from '../../form/Check';
import { type FieldProps, useDocumentForm } from '../form-context';
import { GIVEN } from '../model/values';
import { texts } from '../texts';

/** Fields that belong together; with a tick that says whether they are given, where they may be missing. */
export function GroupField({ field, path }: FieldProps<'group'>) {
  const { task, Input } = useDocumentForm();
  const given = `${path}.${GIVEN}` as const;
  const isGiven = useWatch({ control: task.form.control, name: given }) === true;
  return (
    <FormPart title={field.title}>
      {field.isOptional && <Check {...task.field(given)} id={task.idOf(path)} label={texts.form.given(field.title)} />}
      {isGiven && field.fields.map((each) => <Input key={each.name} field={each} path={`${path}.${each.name}`} />)}
    </FormPart>
  );
}
