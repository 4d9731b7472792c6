import { identity } from '@university/shared/identity';

export const texts = {
  title: 'I cannot sign in to my result',
  lead:
    identity.sendsMail === false
      ? 'Tell the admissions office what happens. You get a ticket number. Use it to read our answer here.'
      : 'Tell the admissions office what happens. We answer by e-mail, and you get a ticket number.',
  form: {
    title: 'Ask for help',
    optional: 'optional',
    name: 'Your name',
    nameHint: 'As in your application.',
    email: 'E-mail address of your application',
    emailHint:
      identity.sendsMail === false
        ? 'You need it, with the ticket, to read the answer. If you do not know which one you used, give another.'
        : 'We answer to this address. If you do not know which one you used, give one that you can read.',
    mobile: 'Mobile number',
    mobileHint: '10 digits, with or without +91 or 0.',
    number: 'Form number',
    numberHint: 'It is on the receipt of your application.',
    track: 'Track',
    choose: 'Choose one',
    reason: 'What happens',
    message: 'Anything else',
    messageHint:
      'Up to 2,000 characters. Do not write your date of birth or a code here: with them anybody can see your result.',
    submit: 'Send',
    sending: 'Sending…',
  },
  errors: {
    title: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
    failed: 'Your message was not sent',
    notLost: 'Nothing you typed is lost.',
    name: 'Enter your name',
    noEmail: 'Enter your e-mail address',
    email: 'Enter an e-mail address like name@mail.example',
    mobile: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
    number: 'Enter your form number',
    track: 'Choose the track you applied for',
    reason: 'Choose what happens',
    message: 'Write what happens',
  },
  receipt: {
    title: 'Your message has reached us',
    ticket: 'Your ticket number is',
    ticketEnd: '.',
    keep:
      identity.sendsMail === false
        ? 'Keep this number. You need it and your e-mail address to check the status and read the answer.'
        : 'Keep this number. You need it and your e-mail address to check the status. We also mail it to you.',
    due: (day: string) => `An answer is due by ${day}.`,
    follow: 'Check its status',
  },
  urgent: {
    title: 'If time is short',
    text: 'Do you need to decide within two days? Do not wait for an answer. Call',
    or: 'or write to',
  },
  privacy: {
    title: 'Your privacy',
    /** Changing these needs a new `HELP_PRIVACY_VERSION`. */
    points: [
      'We use what you write only to help you sign in. Only the admissions office and the grievance office see it.',
      'We erase it three years after the matter is closed.',
      'This form never tells anyone whether you have applied.',
    ],
  },
} as const;
