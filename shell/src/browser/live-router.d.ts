/** React Router once more, of which the build takes what keeps its state: a chunk of its own. */
declare module 'react-router/live' {
  export { createBrowserRouter } from 'react-router-dom';
}
