import { dialog } from '../texts';
import type { ProofField, Refusal } from './refusal';
import type { Proofs } from './use-decision';

const MISSING: Record<ProofField, string> = { form_number: dialog.formNumberMissing, code: dialog.codeMissing };

/** What was typed as second proofs; `fields` are those that the dialog has. */
export function readProofs(form: HTMLFormElement, fields: readonly ProofField[]): Proofs {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').replace(/\s/g, '')]));
}

/** What is wrong with proofs before they are sent. */
export function missingProofs(proofs: Proofs, fields: readonly ProofField[]): Refusal['fields'] {
  return Object.fromEntries(fields.filter((name) => !isWhole(name, proofs[name])).map((name) => [name, MISSING[name]]));
}

const isWhole = (name: ProofField, typed = '') => (name === 'code' ? /^\d{6}$/.test(typed) : typed !== '');
