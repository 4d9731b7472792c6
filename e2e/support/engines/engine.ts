/** A browser other than that of the other tests, as somebody uses it. Elements are named by XPath, which all of them know. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Presses the first element on screen. */
  press(xpath: string): Promise<void>;
  /** Types into a field, in the place of what is there. */
  type(xpath: string, text: string): Promise<void>;
  /** Chooses of a list what is called so. */
  choose(xpath: string, label: string): Promise<void>;
  /** What an expression is in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** Why it cannot be started on this machine. */
  lacks(): string | undefined;
  start(): Promise<Engine>;
}

/** A text in an XPath, whatever quotes it has. */
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
/** The dialog that is open. */
export const DIALOG = '//dialog[@open]';
