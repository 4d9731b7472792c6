/** Where a form that was sent without scripts leads. */
export const SENT_PATH = '/grievance-form/sent';

/** Address of the text about the Right to Information, which also stands below the form. */
export const RTI_PATH = '/grievance-form/rti';
