/** What many programmes ask for. */
export const ENGLISH = 'अंग्रेज़ी';
export const ANY_STREAM = 'किसी भी स्ट्रीम से।';
export const ANY_DEGREE = 'किसी भी विषय में स्नातक डिग्री';
export const SCIENCE = 'भौतिकी; गणित; अंग्रेज़ी';
