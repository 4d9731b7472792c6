import { type Field, fieldsOf, isChecked, type TypedField } from './typed';

/**
 * Puts kept values into the fields of an area, also into those that are still to come. Each is put back once, and is
 * then out of `kept`. Ends when somebody types.
 */
export function restore(area: HTMLElement, kept: TypedField[]): void {
  const fill = () => {
    const fields = fieldsOf(area);
    for (const typed of [...kept]) {
      const field = fields.get(typed.name)?.[typed.place];
      if (!field) continue;
      kept.splice(kept.indexOf(typed), 1);
      put(field, typed);
    }
    if (kept.length === 0) end();
  };
  const observer = new MutationObserver(fill);
  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) end();
  };
  const end = () => {
    observer.disconnect();
    document.removeEventListener('input', onInput, true);
  };
  observer.observe(area, { childList: true, subtree: true });
  document.addEventListener('input', onInput, true);
  fill();
}

/** As if somebody had typed it. React notices a value only when it was set past its own setter. */
function put(field: Field, { value, checked }: TypedField): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (isChecked(field) !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
