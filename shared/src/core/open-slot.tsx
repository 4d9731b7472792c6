import { type ComponentType, createContext, use } from 'react';

export interface OpenSlotProps {
  name: string;
  /** Must fit the schema in the remote's definition. */
  gives: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Provided by the shell; without it slots are empty. */
export const OpenSlotContext = createContext<ComponentType<OpenSlotProps> | null>(null);

export function OpenSlot(props: OpenSlotProps) {
  const Fillings = use(OpenSlotContext);
  return Fillings && <Fillings {...props} />;
}
