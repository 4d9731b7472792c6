/** Something that can be chosen. */
export interface Option {
  id: string;
  name: string;
  /** What tells it from another of the same name. */
  detail?: string;
}

/** One reference: what is chosen, and what to do with another choice. */
export interface PickerProps {
  /** The kind of what is chosen. */
  to: string;
  id: string;
  /** Name of the input. */
  field: string;
  label: string;
  hint?: string;
  error?: string;
  /** `_id` of what is chosen; empty: nothing. */
  value: string;
  /** How that is called. */
  name: string;
  /** Whether nothing can be chosen again. */
  isOptional: boolean;
  /** One more is chosen here, and what was chosen before stands elsewhere. */
  isAnother?: boolean;
  onChoose: (option: Option | null) => void;
}
