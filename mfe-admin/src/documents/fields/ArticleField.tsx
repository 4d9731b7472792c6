import { Stack } from '@university/shared/kit';
import { Controller } from 'react-hook-form';
import { TextEditor } from '../../form/TextEditor';
import { type FieldProps, useDocumentForm } from '../form-context';
import { ArticlePreview } from './ArticlePreview';
import { labelOf } from './labels';

/** A text of paragraphs, lists and links, with how readers will see it. */
export function ArticleField({ field, path }: FieldProps<'article'>) {
  const { task } = useDocumentForm();
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { ref, value, ...input } }) => (
        <Stack $gap={1}>
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
          <ArticlePreview title={field.title} text={String(value ?? '')} />
        </Stack>
      )}
    />
  );
}
