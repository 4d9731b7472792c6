import { Arch, Work } from './Arch';

/** Cloth growing on an upright loom. */
export function Loom() {
  return (
    <Arch skill="loom">
      <path d="M26 76v82M94 76v82M22 80h76M22 86h76M22 148h76M22 154h76M20 158h12M88 158h12" />
      <path
        d="M36 86v34M42 86v34M48 86v34M54 86v34M60 86v34M66 86v34M72 86v34M78 86v34M84 86v34"
        strokeOpacity="0.7"
        strokeWidth="1.2"
      />
      <path d="M28 104h64v6H28Z" />
      <path d="M62 98q10-6 20 0-10 6-20 0Z" />
      <Work>
        <path d="M34 120h52v28H34Z" />
        <path d="M34 127l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5" strokeWidth="1.4" />
        <path d="M34 133h52M34 141l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5" strokeWidth="1.4" />
      </Work>
    </Arch>
  );
}
