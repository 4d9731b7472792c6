/** Letters of an address that is looked at; longer ones no field takes. */
const LONGEST = 500;

/** Where a link of a Markdown text leads, and addresses that stand in a text as they are. */
const LINK = /\]\(<?([^\s()<>]{1,500})/g;
const BARE = /https?:\/\/[^\s()<>[\]"'`|*]{1,500}/g;

const WHOLE = /^(?:https?:\/\/|\/(?!\/))\S+$/;

/** Signs that end a sentence and not an address. */
const withoutEnd = (address: string): string => address.replace(/[.,;:!?]{1,5}$/, '');

/** Whether it is an address of this site or of another, and is written out: `{{map}}` stands for one that Identity has. */
const isAddress = (text: string): boolean => WHOLE.test(text) && text.length <= LONGEST && !text.includes('{{');

/** The addresses to which a text leads, be it an address itself or Markdown. */
function addressesOf(text: string): string[] {
  if (isAddress(text)) return [text];
  const linked = [...text.matchAll(LINK)].map(([, address = '']) => address);
  const bare = [...text.matchAll(BARE)].map(([address]) => withoutEnd(address));
  return [...linked, ...bare].filter(isAddress);
}

/** All addresses that stand in data, at whatever depth, each once. */
export function addressesIn(data: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value === 'string') for (const address of addressesOf(value)) found.add(address);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) walk(each);
  };
  walk(data);
  return found;
}
