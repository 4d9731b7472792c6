import type { AnswerOf } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import type { FastifyReply } from 'fastify';
import { type Frame, sendPage } from '../../platform/http/pages/send-page';
import type { Refused } from '../../platform/http/pages/with-pages';
import { pageTexts as english } from './page-texts';
import { pageTexts as hindi } from './page-texts.hi';
import { FORM_PATH, receiptPage, trackedPage } from './answer-pages';

type Texts = Translated<typeof english>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

/** The page of the form “I cannot sign in”, on the website that serves this API under its own address. */
const HELP_PATH = '/admission/help';

const refusedIn = ({ form, fields, helpForm, helpFields, failed }: Texts, task: keyof Texts['failed']): Refused => ({
  failed: failed[task],
  form:
    task === 'help' ? { path: HELP_PATH, name: helpForm, fields: helpFields } : { path: FORM_PATH, name: form, fields },
});

/** What is said where this was refused. */
const refused = (task: keyof Texts['failed']) => ({ en: refusedIn(english, task), hi: refusedIn(hindi, task) });

/** Not at an address of its own: no ticket stands in logs or in the history of the browser. Sent again, it says the same again. */
const showReceipt = ({ data }: AnswerOf<'sendGrievance'>, reply: FastifyReply, frame: Frame) =>
  sendPage(reply, frame, receiptPage(data, frame.language, TEXTS[frame.language]));

const showTracked = ({ data }: AnswerOf<'trackGrievance'>, reply: FastifyReply, frame: Frame) =>
  sendPage(reply, frame, trackedPage(data.grievance, frame.language, TEXTS[frame.language]));

/** The thread with what was just added. Loading this page again adds nothing again. */
const showMessage = ({ data }: AnswerOf<'addGrievanceMessage'>, reply: FastifyReply, frame: Frame) =>
  sendPage(reply, frame, trackedPage(data.grievance, frame.language, TEXTS[frame.language], { isAdded: true }));

/** What browsers without scripts get, by what they sent. */
export const PAGES = {
  send: { show: showReceipt, refused: refused('send') },
  help: { show: showReceipt, refused: refused('help') },
  track: { show: showTracked, refused: refused('track') },
  message: { show: showMessage, refused: refused('message') },
};
