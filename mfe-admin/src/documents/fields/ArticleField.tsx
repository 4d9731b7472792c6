import { Controller } from 'react-hook-form';
import { TextEditor } from '../../form/TextEditor';
import { type FieldProps, useDocumentForm } from '../form-context';
import { labelOf } from './labels';

/** A text of paragraphs, lists and links. */
export function ArticleField({ field, path }: FieldProps<'article'>) {
  const { task } = useDocumentForm();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { ref, value, ...input } }) => (
        <TextEditor
          {...input}
          ref={ref}
          value={String(value ?? '')}
          id={task.idOf(path)}
          label={labelOf(field)}
          hint={field.hint}
          error={task.errorOf(path)}
          rows={6}
        />
      )}
    />
  );
}
