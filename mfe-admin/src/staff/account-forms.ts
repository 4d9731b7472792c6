/** What the page Staff shows when somebody asks for it, in one file: each file of its own costs every page of the area its name and integrity. */
export { ChangeAccount } from './ChangeAccount';
export { InviteForm } from './ChangeAccount';
