import { officerTexts } from './settings/officers';

/** Offices that answer for pages, by the English name: officers, and some that hold no office of the table. */
export const ownerTexts: Readonly<Record<string, string>> = {
  ...officerTexts,
  'Vice-Chancellor’s office': 'कुलपति कार्यालय',
  'Chancellor’s secretariat': 'कुलाधिपति सचिवालय',
  'Admission Cell': 'प्रवेश प्रकोष्ठ',
  'Finance Section': 'वित्त अनुभाग',
  'Director, IQAC': 'निदेशक, IQAC',
  'Director, Equal Opportunity Cell': 'निदेशक, समान अवसर प्रकोष्ठ',
  'Director of Physical Education': 'निदेशक, शारीरिक शिक्षा',
  'Alumni Relations Officer': 'पूर्व छात्र संपर्क अधिकारी',
  'Head, Entrepreneurship and Incubation Cell': 'प्रमुख, उद्यमिता और इनक्यूबेशन प्रकोष्ठ',
  'Associate NCC Officer': 'सहयोगी NCC अधिकारी',
};
