/** Where a form that was sent without scripts leads. */
export const SENT_PATH = '/grievance-form/sent';

/** Address of the text about the Right to Information, */
export const RTI_PATH = '/grievance-form/rti';

/** and where it stands: below the form. */
export const RTI_PLACE = '/grievance-form#rti';
