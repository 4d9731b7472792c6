import { useWatch } from 'react-hook-form';
import { useDocumentForm } from '../form-context';
import type { Option } from '../../form/picker-props';

/** Names of what a form's references lead to. They wait with its draft, so that nothing has to be asked for again. */
export function useNames() {
  const { task } = useDocumentForm();
  const names = useWatch({ control: task.form.control, name: 'names' });
  return {
    nameOf: (id: string): string => names[id] ?? id,
    remember: ({ id, name }: Option) => task.form.setValue('names', { ...task.form.getValues('names'), [id]: name }),
  };
}
