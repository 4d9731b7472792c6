const MAKES_COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES_COMPONENT = /^\w+\.displayName = .*$/gm;

/**
 * React Router's one large file: says that making a component has no side effect, so that components the site does not
 * use (Link with its prefetching, Form, NavLink …) and all they bring are left out.
 */
export const markPure = (source: string): string =>
  source.replace(MAKES_COMPONENT, '= /*#__PURE__*/ $1').replace(NAMES_COMPONENT, '');
