import { withForms } from '../../../platform/http/pages/send-page';

/** The look of the pages of a seat: what comes first shall be seen on a phone without scrolling. */
export const SEAT_STYLING = withForms(`
:root { --width: 44rem; } header { padding-block: 1rem; } header .who { color: inherit; font-size: 1.0625rem; }
main { padding-block: 1rem 3rem; } h2 { margin-top: 2rem; font-size: 1.25rem; }
.box { background: var(--band); border-left: 4px solid var(--accent); border-radius: 8px; padding: 0.75rem 1rem; margin: 0 0 1rem; }
.box.good { background: var(--good-ground); border-color: var(--good); } .box.bad { background: var(--bad-ground); border-color: var(--bad); }
.box p { margin: 0.25rem 0; } .seat { font-weight: 700; }
form { margin: 0; } button { min-height: 48px; padding: 0.5rem 1.25rem; border: 2px solid var(--ink); border-radius: 8px;
  background: transparent; color: var(--ink); font: inherit; font-weight: 700; cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.danger { border-color: var(--bad); color: var(--bad); }
.choices { display: grid; gap: 1rem; padding: 0; margin: 0.5rem 0; list-style: none; }
button { padding-inline: 0.75rem; } .choices li { display: grid; grid-template-columns: 7rem 1fr; gap: 1rem; align-items: start; line-height: 1.4; } .choices p, dd p { margin: 0; }
label, legend { font-weight: 700; } fieldset { border: 0; padding: 0; margin: 1rem 0; min-width: 0; } .dates { display: flex; gap: 0.75rem; }
.dates label { font-weight: 400; flex: 1 1 5rem; }
input { display: block; width: 100%; max-width: 24rem; height: 48px; padding: 0 0.75rem; border: 2px solid var(--muted); border-radius: 8px;
  background: var(--sheet); color: var(--ink); font: inherit; } input[aria-invalid] { border-color: var(--bad); }
.field { margin: 1rem 0; } .error { color: var(--bad); font-weight: 700; } .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; line-height: 1.4; }
dl { margin: 0.5rem 0; line-height: 1.4; } dl > div { border-top: 1px solid var(--line); padding: 0.5rem 0; } dl > div:first-child { border-top: 0; }
dt { color: var(--muted); } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
ol.wishes { padding-left: 2rem; } ol.wishes li { padding: 0.375rem 0; } .given { font-weight: 700; }
`);
