import { useSearchParams } from '@university/shared/router';
import { Button, color, radius, SelectField, space, TextField, wide, notPrinted } from '@university/shared/kit';
import styled from 'styled-components';
import { useAddressForm } from '../components/use-address-form';
import { type Filter, SORTS, type Sort } from './filter';
import { type Choice, chosen } from './options';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  ${wide.tablet} {
    padding: ${space(3)};
  }
  ${notPrinted}
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
`;

/** Collapsed on phones. Where there is room, and browsers support it, always open. */
const Folded = styled.details`
  summary {
    min-height: 32px;
    padding-block: ${space(0.5)};
    font-weight: 700;
    cursor: pointer;
  }
  ${wide.tablet} {
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
        height: auto;
      }
      summary {
        display: none;
      }
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  padding-top: ${space(1)};
  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-top: 0;
  }
  ${wide.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const ORDERS = SORTS.map((value) => [value, texts.courses.sorts[value]] as const);

interface Props {
  filter: Filter;
  sort: Sort;
  action: string;
  choices: readonly Choice[];
}

export function FilterForm({ filter, sort, action, choices }: Props) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm({
    path: action,
    address: params.toString(),
    isLive: true,
    onAsk: (given) =>
      setParams(
        given.filter(([name, value]) => !(name === 'sort' && value === 'name')),
        { replace: true, preventScrollReset: true },
      ),
    fill({ elements }) {
      const values = choices.map((choice) => [choice.name, chosen(filter, choice)] as const);
      for (const [name, value] of [['q', filter.q], ['pin', filter.pin], ['sort', sort], ...values] as const) {
        const field = elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
      }
    },
  });

  const count = choices.filter((choice) => chosen(filter, choice)).length + (filter.pin ? 1 : 0);
  return (
    <Form {...form} role="search">
      <Line>
        <TextField label={texts.courses.words} type="search" name="q" defaultValue={filter.q} autoComplete="off" />
        <Button type="submit" $look="quiet">
          {texts.courses.show}
        </Button>
      </Line>
      <Folded>
        <summary>{texts.courses.more(count)}</summary>
        <Fields>
          {choices.map((choice) => (
            <SelectField
              key={choice.name}
              id={choice.name}
              name={choice.name}
              label={choice.label}
              none={choice.all}
              options={choice.options.map(({ value, text }) => [value, text])}
              defaultValue={chosen(filter, choice)}
            />
          ))}
          <TextField
            label={texts.courses.near}
            name="pin"
            defaultValue={filter.pin}
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <SelectField id="sort" name="sort" label={texts.courses.sort} options={ORDERS} defaultValue={sort} />
        </Fields>
      </Folded>
    </Form>
  );
}
