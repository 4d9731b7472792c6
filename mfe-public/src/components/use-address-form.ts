import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a GET form with uncontrolled fields: `fill` syncs them with the address when that changes, unless the form has
 * focus. Input from before hydration is submitted.
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

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return [...field.options].some((option) => isOther(option, field));
    return false;
  });
}

/** Without a selected option the browser selects the first. */
function isOther(option: HTMLOptionElement, { options }: HTMLSelectElement): boolean {
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return option.selected !== (option === given);
}
