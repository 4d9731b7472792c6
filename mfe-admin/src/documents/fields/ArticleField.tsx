import { Controller } from 'react-hook-form';
import { ArticleEditor } from '../../editor/ArticleEditor';
import { type FieldProps, useDocumentForm } from '../form-context';
import { labelOf } from './labels';

/** A text of paragraphs, lists and links, with how readers will see it. */
export function ArticleField({ field, path }: FieldProps<'article'>) {
  const { task } = useDocumentForm();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { ref, value, ...input } }) => (
        <ArticleEditor
          {...input}
          ref={ref}
          value={String(value ?? '')}
          id={task.idOf(path)}
          label={labelOf(field)}
          title={field.title}
          hint={field.hint}
          error={task.errorOf(path)}
        />
      )}
    />
  );
}
