import { Arch, Work } from './Arch';

/** A board with one chip, its traces being laid. */
export function Circuit() {
  return (
    <Arch skill="circuit">
      <path d="M24 80h72v76H24Z" />
      <path d="M48 104h26v26H48ZM54 104v-6M61 104v-6M68 104v-6M54 136v-6M61 136v-6M68 136v-6M48 110h-6M48 117h-6M48 124h-6M80 110h-6M80 117h-6M80 124h-6" />
      <circle cx="53" cy="109" r="1.5" />
      <Work>
        <path d="M54 98V90H36M68 98v-6h18M80 117h10M42 124h-8v18M61 136v14M80 124h6v16" />
        <circle cx="33" cy="90" r="3" />
        <circle cx="89" cy="92" r="3" />
        <circle cx="34" cy="145" r="3" />
        <circle cx="86" cy="143" r="3" />
      </Work>
      <path d="M42 110h-6v-8M42 117H30M68 136v10h8M54 136v8h-8" strokeOpacity="0.7" strokeWidth="1.4" />
    </Arch>
  );
}
