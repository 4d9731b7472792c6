const STOPPED =
  'Versions before 2.0.0 were stopped, brought up to date and started: none of them met the tables of the next one.';

/** Migrations that break rules, and why that does no harm. `rules` names every rule that is broken, and no other. */
export const EXCEPTIONS: Readonly<Record<string, { rules: readonly string[]; because: string }>> = {
  '0001_api_whole.sql': { rules: ['constraint', 'data', 'drop', 'optional', 'required', 'unread'], because: STOPPED },
  '0002_audit_chain.sql': { rules: ['constraint', 'data', 'drop', 'lock', 'trigger', 'unknown'], because: STOPPED },
  '0008_drop_decision_codes.sql': { rules: ['drop'], because: STOPPED },
  '0009_catalogue_documents.sql': {
    rules: ['constraint', 'data', 'drop', 'optional', 'required', 'unread'],
    because: STOPPED,
  },
  '0010_media.sql': { rules: ['constraint'], because: STOPPED },
  '0012_admission_cycles.sql': {
    rules: ['constraint', 'data', 'drop', 'lock', 'optional', 'required'],
    because: STOPPED,
  },
  '0014_mails.sql': { rules: ['drop', 'lock'], because: STOPPED },
  '0017_grievance_desk.sql': { rules: ['drop'], because: STOPPED },
  '0018_home_blocks.sql': { rules: ['data'], because: STOPPED },
  '0021_notices.sql': { rules: ['constraint', 'optional'], because: STOPPED },
  '0022_notice_words.sql': { rules: ['data'], because: STOPPED },
  '0024_hindi_texts.sql': { rules: ['data'], because: STOPPED },
  '0025_notice_hours.sql': { rules: ['constraint'], because: STOPPED },
  '0030_siblings.sql': {
    rules: ['drop'],
    because: 'The release before looks by itself whether an address is taken, and asks nothing of the constraint.',
  },
  '0032_subjects_without_tickets.sql': {
    rules: ['data'],
    because: 'The release before shows subjects and does nothing else with them.',
  },
};
