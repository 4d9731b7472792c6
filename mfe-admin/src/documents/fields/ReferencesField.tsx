import { FieldError, FormPart, Row } from '@university/shared/kit';
import { Controller } from 'react-hook-form';
import { ActButton } from '../../form/buttons';
import { type FieldProps, useDocumentForm } from '../form-context';
import { texts } from '../texts';
import { Picker } from './pickers';
import { useNames } from './use-names';

const words = texts.picker;

/** Several of a kind, in their order, with a picker for one more. */
export function ReferencesField({ field, path }: FieldProps<'references'>) {
  const { task } = useDocumentForm();
  const { nameOf, remember } = useNames();
  const id = task.idOf(path);
  return (
    <Controller
      control={task.form.control}
      name={path}
      render={({ field: { value, onChange } }) => {
        const chosen = (value ?? []) as readonly string[];
        return (
          <FormPart title={field.title}>
            {task.errorOf(path) && <FieldError>{task.errorOf(path)}</FieldError>}
            {chosen.map((each, index) => (
              <Row key={each}>
                <span>{nameOf(each)}</span>
                {index > 0 && (
                  <ActButton
                    aria-label={texts.rows.upOf(nameOf(each))}
                    onClick={() => onChange(moved(chosen, index, index - 1))}
                  >
                    {texts.rows.up}
                  </ActButton>
                )}
                <ActButton
                  aria-label={words.removeOf(nameOf(each))}
                  onClick={() => {
                    onChange(chosen.filter((other) => other !== each));
                    document.getElementById(id)?.focus();
                  }}
                >
                  {words.remove}
                </ActButton>
              </Row>
            ))}
            <Picker
              to={field.to}
              id={id}
              field={`${path}.typed`}
              label={words.another(field.title)}
              hint={field.hint}
              value=""
              name=""
              isOptional={false}
              onChoose={(option) => {
                if (!option || chosen.includes(option.id)) return;
                remember(option);
                onChange([...chosen, option.id]);
              }}
            />
          </FormPart>
        );
      }}
    />
  );
}

/** The same list with one of it at another place. */
function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_each, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
