import { texts } from './texts';

const words = texts.addresses;

const MAILBOX = /^[^\s@?]+@[^\s@?]+\.[^\s@?.]+(?:\?\S*)?$/;
const TELEPHONE = /^\+?\d{3,15}$/;
/** What the identity says stands for the address. */
const PLACEHOLDER = /^\{\{\w+\}\}$/;

/** What was typed as the address that is meant: `a@b.example` is a mailbox, `www.b.example` a site. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/.test(text)) return `mailto:${text}`;
  return text.startsWith('www.') ? `https://${text}` : text;
}

/** What is wrong with the address of a link, in a sentence; undefined where nothing is. */
export function addressProblem(address: string): string | undefined {
  if (address === '') return words.missing;
  if (PLACEHOLDER.test(address)) return undefined;
  if (/\s/.test(address)) return words.spaces;
  if (/^\/(?!\/)|^[#?]./.test(address)) return undefined;
  if (address.startsWith('mailto:')) return MAILBOX.test(address.slice(7)) ? undefined : words.mailbox;
  if (address.startsWith('tel:')) return TELEPHONE.test(address.slice(4)) ? undefined : words.telephone;
  if (address.startsWith('http://')) return words.insecure;
  if (!address.startsWith('https://')) return words.refused;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? undefined : words.noHost;
}

/** The page of this site that an address means; undefined for other addresses. */
const pageOf = (address: string): string | undefined => /^\/(?!\/)[^?#]*/.exec(address)?.[0];

/** What is wrong with a page of this site, asked of the site itself. What cannot be asked is not wrong. */
export async function pageProblem(address: string, signal: AbortSignal): Promise<string | undefined> {
  const page = pageOf(address);
  if (page === undefined) return undefined;
  try {
    const { status } = await fetch(page, { method: 'HEAD', signal });
    return status === 404 ? words.unknown(page) : undefined;
  } catch {
    return undefined;
  }
}
