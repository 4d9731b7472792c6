import { withPrefix } from '@university/shared/language';
import { type FormEvent, useEffect, useRef } from 'react';

interface Options {
  path: string;
  /** What is asked for now, as the address has it. */
  address: string;
  /** Is given the fields that are not empty. */
  onAsk: (given: [name: string, value: string][]) => void;
  /** Asks with every change. */
  isLive?: true;
  /** Syncs the fields with the address. */
  fill?: (form: HTMLFormElement) => void;
}

/**
 * Props of a GET form with uncontrolled fields, which are synced with the address when that changes, unless the form has
 * focus. Input from before hydration is submitted.
 */
export function useAddressForm({ path, address, onAsk, isLive, fill = (form) => form.reset() }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address fills the fields
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (isFirst.current) {
      isFirst.current = false;
      if (isTouched(form) && (isLive || !isTyping(form))) form.requestSubmit();
    } else if (!form.contains(document.activeElement)) fill(form);
  }, [address]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    onAsk(fields.filter(([, value]) => value !== ''));
  }
  return { ref, method: 'get', action: withPrefix(path), onSubmit: apply, ...(isLive && { onChange: apply }) } as const;
}

/** Half a word is no question yet. */
const isTyping = (form: HTMLFormElement): boolean =>
  document.activeElement instanceof HTMLInputElement && form.contains(document.activeElement);

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
