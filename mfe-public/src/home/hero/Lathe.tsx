import { Arch, Work } from './Arch';

/** Turning a stepped shaft. */
export function Lathe() {
  return (
    <Arch skill="lathe">
      <path d="M22 132h76v8H22ZM28 140v16M36 140v16M84 140v16M92 140v16M24 156h16M80 156h16" />
      <path d="M22 92h20v40H22ZM42 98h8v22h-8M42 105h8M42 113h8" />
      <circle cx="32" cy="109" r="5" />
      <path d="M88 100h10v32H86v-16l-6-7 8-3Z" />
      <Work>
        <path d="M50 101h14v3h10v10H64v3H50ZM64 104v10" />
        <path d="M66 120c-5 1-4 6-9 4s-7 3-6 6" strokeWidth="1.4" />
      </Work>
      <path d="M62 132v-8h12v8M68 124v-7l-3-2" />
    </Arch>
  );
}
