import { Controller } from 'react-hook-form';
import { type FieldProps, useDocumentForm } from '../form-context';
import { labelOf } from './labels';
import { Picker } from './pickers';
import { useNames } from './use-names';

/** Another document, a picture or an account. */
export function ReferenceField({ field, path }: FieldProps<'reference'>) {
  const { task } = useDocumentForm();
  const { nameOf, remember } = useNames();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { value, onChange } }) => (
        <Picker
          to={field.to}
          id={task.idOf(path)}
          field={`${path}.typed`}
          label={labelOf(field)}
          hint={field.hint}
          error={task.errorOf(path)}
          value={String(value ?? '')}
          name={nameOf(String(value ?? ''))}
          isOptional={field.isOptional}
          onChoose={(option) => {
            if (option) remember(option);
            onChange(option?.id ?? '');
          }}
        />
      )}
    />
  );
}
