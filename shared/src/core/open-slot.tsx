import { type ComponentType, createContext, use } from 'react';

export interface OpenSlotProps {
  /** As the remote's definition opens it. */
  name: string;
  /** What is handed over to those who fill it; must fit the schema of the definition. */
  gives: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Shows what fills a slot. The shell brings it; where there is no shell, slots are empty. */
export const OpenSlotContext = createContext<ComponentType<OpenSlotProps> | null>(null);

/** A place on a page that other remotes fill. Empty, without any element, where none does. */
export function OpenSlot(props: OpenSlotProps) {
  const Fillings = use(OpenSlotContext);
  return Fillings && <Fillings {...props} />;
}
