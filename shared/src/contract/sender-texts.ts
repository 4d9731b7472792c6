export const senderTexts = {
  emailMissing: 'Enter your e-mail address',
  emailInvalid: 'Enter an e-mail address like name@university.example',
} as const;
