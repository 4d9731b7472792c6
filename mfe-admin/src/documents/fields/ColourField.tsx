import { Input, Labelled, space } from '@university/shared/kit';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { type FieldProps, useDocumentForm } from '../form-context';
import { isColour } from '../look/colour';
import { texts } from '../texts';
import { labelOf } from './labels';

const Both = styled.div`
  display: grid;
  grid-template-columns: 9rem 4rem;
  gap: ${space(1)};
  > [type='color'] {
    padding: ${space(0.5)};
    cursor: pointer;
  }
`;

/** A colour, typed or picked. */
export function ColourField({ field, path }: FieldProps<'colour'>) {
  const { task } = useDocumentForm();
  const { form } = task;
  // The library's types cannot know paths that come from a schema.
  const value: unknown = useWatch({ control: form.control, name: path as never });
  const { id, error, ...input } = task.field(path);
  return (
    <Labelled id={id} label={labelOf(field)} hint={field.hint} error={error}>
      {(control) => (
        <Both>
          <Input {...input} {...control} type="text" autoComplete="off" spellCheck={false} maxLength={7} />
          <Input
            type="color"
            aria-label={texts.colour.pick(field.title)}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={({ target }) => form.setValue(path, target.value, { shouldDirty: true })}
          />
        </Both>
      )}
    </Labelled>
  );
}
