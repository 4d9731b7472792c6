import { type DocumentData, DOCUMENTS, standingsOf, textsOf } from '@university/shared/contract';

/** The folder of pages: where a file lies in it is the address of its page. */
export const PAGES_FOLDER = 'pages';

/** `pages/about-us/history.md` → `/about-us/history`, and so for `history.hi.md`, its Hindi; undefined for other files. */
export const pathOfFile = (name: string): string | undefined => {
  const [, path] = /^pages(\/.+?)(?:\.hi)?\.md$/.exec(name) ?? [];
  return path;
};

export const isHindiFile = (name: string): boolean => name.endsWith('.hi.md');

/** A file begins with lines of `name: value` between two lines of `---`. */
const HEAD = /^---\n([\s\S]*?)\n---\n/;

type Page = DocumentData<'page'>;

/** What the lines of a head are called; a list stands in square brackets. What is not in the head is empty. */
const FIELDS = ['title', 'description', 'owner', 'keywords', 'section', 'reviewOn'] as const satisfies (keyof Page)[];

const listOf = (value: string): string[] =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The page that a Markdown file holds, not yet checked; `unknown` names lines of its head that mean nothing. */
export function readPageFile(path: string, source: string): { page: Record<string, unknown>; unknown: string[] } {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', lines = ''] = HEAD.exec(text) ?? [];
  const pairs = lines.split('\n').map((line) => {
    const [name = '', ...rest] = line.split(':');
    return [name.trim(), rest.join(':').trim()] as const;
  });
  const given = new Map(pairs.filter(([name]) => name !== ''));
  const page: Record<string, unknown> = {
    path,
    title: given.get('title') ?? '',
    description: given.get('description') ?? '',
    owner: given.get('owner') ?? '',
    keywords: listOf(given.get('keywords') ?? ''),
    section: given.get('section') || null,
    reviewOn: given.get('reviewOn') || null,
    body: text.slice(head.length).trim(),
  };
  return { page, unknown: [...given.keys()].filter((name) => !FIELDS.some((field) => field === name)) };
}

/** Texts of a page as a file in Hindi holds them; what its head lacks is in English alone. */
export const hindiOfPage = ({ title, description, owner, keywords, body }: Record<string, unknown>) =>
  Object.entries({ title, description, owner, ...Object.fromEntries(keywordsOf(keywords as string[])), body })
    .filter(([, hindi]) => hindi !== '')
    .map(([at, hindi]) => ({ at, hindi: hindi as string }));

const keywordsOf = (keywords: readonly string[]) => keywords.map((word, index) => [`keywords.${index}`, word] as const);

function toFile(page: Pick<Page, 'path' | 'body'> & Partial<Page>, ending: string): { name: string; text: string } {
  const lines = FIELDS.flatMap((field) => {
    const value = page[field];
    const text = Array.isArray(value) ? value.length > 0 && `[${value.join(', ')}]` : value;
    return text ? [`${field}: ${text}`] : [];
  });
  return { name: `${PAGES_FOLDER}${page.path}${ending}`, text: `---\n${lines.join('\n')}\n---\n${page.body}\n` };
}

/** The files that are read as this page: one, and another for its Hindi where there is some. */
export function writePageFiles(page: Page): { name: string; text: string }[] {
  const standing = standingsOf(textsOf(DOCUMENTS.page.data, page), page.hi ?? []);
  const current = standing.filter(({ state }) => state === 'current');
  const hindi = new Map(current.map(({ at, translation }) => [at, translation?.text ?? '']));
  const { path, keywords } = page;
  const translated = {
    ...{ path, title: hindi.get('title'), description: hindi.get('description'), owner: hindi.get('owner') },
    keywords: keywords.flatMap((_, index) => hindi.get(`keywords.${index}`) ?? []),
    body: hindi.get('body') ?? '',
  };
  return [toFile(page, '.md'), ...(hindi.size > 0 ? [toFile(translated, '.hi.md')] : [])];
}
