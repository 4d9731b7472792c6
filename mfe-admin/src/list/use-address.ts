import { useSearchParams } from '@university/shared/router';

/**
 * What a list is narrowed by, as the address has it. What is as usual is left out of the address. Any change but that
 * of the page leads back to page 1.
 */
export function useAddress<T extends Record<string, string>>(usual: T) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as T;

  function go(next: Record<string, string>) {
    const unusual = Object.entries(next).filter(([name, value]) => value !== (name === 'page' ? '1' : usual[name]));
    setParams(new URLSearchParams(unusual), { preventScrollReset: true });
  }

  return {
    filters,
    page: pageNumber(params.get('page') ?? ''),
    change: (changes: Partial<T>) => go({ ...filters, ...changes }),
    onPage: (page: number) => go({ ...filters, page: String(page) }),
  };
}

/** A page number from an address; anything that is none is 1. */
const pageNumber = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** A value from an address that is one of these, or undefined: addresses are typed by people. */
export function oneOf<T extends string>(text: string, values: readonly T[]): T | undefined {
  return values.find((value) => value === text);
}
