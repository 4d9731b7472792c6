/** A browser other than Chromium. Elements are found by XPath, which all drivers support. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Clicks the first visible element. */
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  choose(xpath: string, label: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  lacks(): string | undefined;
  start(): Promise<Engine>;
}

const quoted = (text: string): string =>
  `concat(${text
    .split("'")
    .map((part) => `'${part}'`)
    .join(`, "'", `)}, '')`;

const named = (tag: string, name: string, within = ''): string =>
  `${within}//${tag}[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;

export const button = (name: string, within?: string): string => named('button', name, within);
export const link = (name: string, within?: string): string => named('a', name, within);
/** The field of a label that begins with these words. */
export const field = (label: string, within = ''): string =>
  `${within}//*[@id=//label[starts-with(normalize-space(.), ${quoted(label)})]/@for]`;
export const DIALOG = '//dialog[@open]';
