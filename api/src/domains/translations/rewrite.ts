/** The Hindi of an English text; undefined where there is none that is right for it. */
export type Dictionary = (text: string) => string | undefined;

/** What is done with a part of an answer. */
export type Rewrite = (part: unknown) => unknown;

interface Node {
  /** What becomes of what stands here. */
  rewrite?: Rewrite;
  below: Map<string, Node>;
}

/** Paths of an answer as a tree. A part of a path is a name, or `*` for any. */
function treeOf(paths: readonly string[], rewrite: Rewrite): Node {
  const root: Node = { below: new Map() };
  for (const path of paths) {
    let node = root;
    for (const part of path.split('.')) {
      const next: Node = node.below.get(part) ?? { below: new Map() };
      node.below.set(part, next);
      node = next;
    }
    node.rewrite = rewrite;
  }
  return root;
}

function follow(part: unknown, node: Node): unknown {
  if (Array.isArray(part)) return part.map((each) => follow(each, node));
  if (node.rewrite) return node.rewrite(part);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => {
      const next = node.below.get(name) ?? node.below.get('*');
      return [name, next ? follow(each, next) : each];
    }),
  );
}

/** A copy of an answer with what stands at these paths made anew, also in lists there. */
export const rewriteAt = (answer: unknown, paths: readonly string[], rewrite: Rewrite): unknown =>
  follow(answer, treeOf(paths, rewrite));

/** A text in Hindi; any other value, and a text without Hindi, as it is. */
export const inHindi =
  (dictionary: Dictionary): Rewrite =>
  (part) =>
    typeof part === 'string' ? (dictionary(part) ?? part) : part;
