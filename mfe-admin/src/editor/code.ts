/** All of the editor that comes by itself, once a form has a text. */
export { RichEditor } from './RichEditor';
export { Ways } from './RichEditor';
