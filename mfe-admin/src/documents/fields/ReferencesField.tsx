import { FormPart, space, VisuallyHidden } from '@university/shared/kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Later } from '../../area/Later';
import type { FieldProps } from '../form-context';
import { RowButtons } from '../rows/RowButtons';
import { texts } from '../texts';
import { Picker } from './pickers';
import { usePicks } from './use-picks';

const words = texts.picker;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

interface PickProps {
  id: string;
  name: string;
}

const loadPicture = () => import('../../media/ChosenPicture').then(({ ChosenPicture }) => ChosenPicture);

/** How something that was picked is shown, where its name says too little. */
const PICKS: Partial<Record<string, ComponentType<PickProps>>> = {
  media: ({ id }) => <Later load={loadPicture} props={{ id, showsAlt: true }} />,
};

const Named = ({ name }: PickProps) => <strong>{name}</strong>;

/** Several of a kind, in their order, with a picker for one more. */
export function ReferencesField({ field, path }: FieldProps<'references'>) {
  const picks = usePicks(path);
  const { keys, nameAt, pickerId, error, said } = picks;
  const Pick = PICKS[field.to] ?? Named;
  return (
    <FormPart title={field.title}>
      {keys.length > 0 && (
        <List role="list">
          {keys.map((id, index) => (
            <li key={id}>
              <Pick id={id} name={nameAt(index)} />
              <RowButtons rows={picks} index={index} name={nameAt(index)} />
            </li>
          ))}
        </List>
      )}
      <Picker
        to={field.to}
        id={pickerId}
        field={`${path}.typed`}
        label={words.another(field.title)}
        hint={field.hint}
        error={error}
        value=""
        name=""
        isOptional={false}
        isAnother
        onChoose={picks.add}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormPart>
  );
}
