export { default } from '../popup/Popup';
