/** Mukta is split into files by script, in the order they are asked for a character. */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

/** A stretch of text in one font. */
export interface Run {
  script: Script;
  text: string;
}

/** Printed for a character that no font has; a box without meaning would also break PDF/UA. */
const UNKNOWN = '?';

/** What the Latin font is known to have: nearly every text is plain, and needs no look at each character. */
const PLAIN = /^[\x20-\x7e]+$/;

/**
 * Cuts a text into runs of one font each. A character stays with the run before it when that font has it, so that
 * spaces, digits and joiners do not tear a word apart: shaping works within a run only.
 * @param covers whether the font of a script has a glyph for a code point
 */
export function splitScripts(text: string, covers: (script: Script, codePoint: number) => boolean): Run[] {
  if (PLAIN.test(text)) return [{ script: 'latin', text }];
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const order = last ? [last.script, ...SCRIPTS] : SCRIPTS;
    const fontFor = (wanted: string) => order.find((script) => covers(script, wanted.codePointAt(0) ?? 0));
    const known = fontFor(character);
    const next: Run = known
      ? { script: known, text: character }
      : { script: fontFor(UNKNOWN) ?? 'latin', text: UNKNOWN };
    if (last?.script === next.script) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}
