/**
 * Fast Refresh for pages whose React is one for production, which has no part in it. What the page draws in place of a
 * component stays the same, and calls the component as it was built last; so what it remembers stays too.
 *
 * A family is a component with those that were built of it since.
 */

/** The page's React. Not imported: this runs before a remote knows what the site shares. */
let react;

export function drawWith(theirs) {
  react = theirs;
}

const families = new Map();
const familyOf = new WeakMap();
/** What was built anew and is not drawn yet: family and component. */
const pending = new Map();
/** By component: the hooks that it calls, as text; undefined where it wants to begin anew. */
const signatures = new WeakMap();

const FORWARD = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

/** What draws a component, or what was built of it since; the same however often it is built. */
export const liveOf = (type) => familyOf.get(type)?.Outer ?? type;

export const getFamilyByType = (type) => familyOf.get(type);

export function isLikelyComponentType(type) {
  if (typeof type === 'function') return !type.prototype || Object.keys(type.prototype).length === 0;
  return type?.$$typeof === FORWARD || type?.$$typeof === MEMO;
}

/** @param id the same for every build of a component */
export function register(type, id) {
  if (!isLikelyComponentType(type) || familyOf.has(type)) return;
  const family = families.get(id) ?? begin(id, type);
  familyOf.set(type, family);
  if (family.current !== type) pending.set(family, type);
}

/** What the compiler has each component call, so that a change of its hooks is seen. */
export function createSignatureFunctionForTransform() {
  return (type, key, forgets, hooksOf) => {
    if (type && typeof key === 'string')
      signatures.set(type, () => (forgets ? undefined : [key, ...(hooksOf?.() ?? []).map(signatureOf)].join()));
    return type;
  };
}

/** Draws what was built anew. */
export function performReactRefresh() {
  if (hasFailed) return location.reload();
  const built = [...pending];
  pending.clear();
  for (const [family, type] of built) {
    if (!takesOver(family.current, type)) family.Inner = innerOf(family);
    family.current = type;
  }
  for (const [family] of built) for (const drawAgain of family.drawn) drawAgain();
}

function begin(id, type) {
  const family = { current: type, drawn: new Set() };
  family.Inner = innerOf(family);
  family.Outer = function Live(props) {
    const [, drawAgain] = react.useReducer((times) => times + 1, 0);
    react.useEffect(() => {
      family.drawn.add(drawAgain);
      return () => family.drawn.delete(drawAgain);
    }, []);
    // With other props, if only by identity, or React would not call it again.
    return react.createElement(family.Inner, { ...props });
  };
  families.set(id, family);
  return family;
}

/** Where one threw, its page shows that instead: it begins anew with the next build. */
let hasFailed = false;

const innerOf = (family) => (props) => {
  try {
    return call(family.current, props);
  } catch (error) {
    // A page that waits for data throws too, but no error.
    hasFailed ||= error instanceof Error;
    throw error;
  }
};

function call(type, props) {
  if (typeof type === 'function') return type(props);
  if (type.$$typeof === MEMO) return call(type.type, props);
  const { ref = null, ...others } = props;
  return type.render(others, ref);
}

/** Whether the one goes on with what the other remembers. */
function takesOver(before, after) {
  const [was, is] = [before, after].map(signatureOf);
  return was !== undefined && was === is && before.$$typeof === after.$$typeof;
}

const signatureOf = (type) => (signatures.has(type) ? signatures.get(type)() : '');
