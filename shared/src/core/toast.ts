/** One toast list for the whole site. The shell draws it; the library's own renderer needs inline styles, which our CSP forbids. */
export { type Toast, toast, useToaster } from 'react-hot-toast/headless';
