import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a GET form whose address holds what is asked for, and whose fields are not controlled by it: an address that
 * lags behind must not eat what is being typed. `fill` puts into the fields what the address says, when that changed
 * and nobody is in the form. What was chosen before the scripts came is sent, not undone.
 * @returns the form's ref
 */
export function useAddressForm(
  address: string,
  fill: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address fills the fields
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (isFirst.current) {
      isFirst.current = false;
      if (isTouched(form)) form.requestSubmit();
    } else if (!form.contains(document.activeElement)) fill(form);
  }, [address]);
  return ref;
}

/** Whether a field holds something else than the page came with. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return [...field.options].some((option) => isOther(option, field));
    return false;
  });
}

/** Where no option is selected by the page, the browser selects the first. */
function isOther(option: HTMLOptionElement, { options }: HTMLSelectElement): boolean {
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return option.selected !== (option === given);
}
