import { z } from 'zod';
import { NOTICE_TEXT_LIMIT, noticeForm } from '../notice-forms';
import { hourOfDay, noticeLanguage, noticeSection } from '../notices';
import { severalLines } from '../text';
import { article, day, instant, optionalLine, optionalReference, yesNo } from './fields';

const COUNT = 'Give the number in digits, 1 or more';

/** What a notice says and when it is shown. The calls of notices name its fields the same. */
export const noticeData = z
  .object({
    fileName: noticeForm.shape.fileName.meta({ title: 'Title', isTranslated: true }),
    section: z.enum(noticeSection.options, 'Choose a section').meta({ title: 'Section' }),
    language: z.enum(noticeLanguage.options, 'Choose English or Hindi').meta({ title: 'Language of the document' }),
    /** Id of a PDF that is stored for this notice. */
    file: z.string().max(120).nullable().meta({ title: 'PDF', ref: 'paper' }),
    summary: severalLines()
      .max(5_000, 'Keep the summary under 5,000 characters')
      .nullable()
      .meta({ title: 'Summary', input: 'markdown', isTranslated: true }),
    text: article('Text', NOTICE_TEXT_LIMIT),
    picture: optionalReference('Picture', 'media'),
    follows: optionalReference('Corrects or belongs to', 'notice'),
    startsAt: instant('Starts at'),
    endsAt: instant('Ends at'),
    place: optionalLine('Place', 200),
    endDate: day('Last date to apply'),
    apply: z
      .url({ protocol: /^https?$/, error: 'Give a full address that begins with https:// or http://' })
      .nullable()
      .meta({ title: 'Address to apply at' }),
    vacancies: z.number(COUNT).int(COUNT).positive(COUNT).nullable().meta({ title: 'Number of vacancies' }),
    orderNumber: optionalLine('Order number', 100, { isTranslated: false }),
    orderDate: day('Date of the order'),
    /** None: when it is published for the first time. */
    publishAt: instant('Published at'),
    autoArchive: yesNo('Move it to the archive by itself'),
    validUntil: day('Last day on which it is current'),
    /** None: the whole day counts. What was stored before alerts had hours has none. */
    validUntilTime: hourOfDay().nullable().default(null).meta({ title: 'Hour at which it ends, in IST' }),
  })
  .refine(({ file, text }) => file !== null || text !== null, {
    path: ['file'],
    error: 'Choose a PDF file, or write a text',
  })
  .refine(({ autoArchive, validUntil }) => !autoArchive || validUntil !== null, {
    path: ['validUntil'],
    error: 'Give the last valid day',
  })
  .refine(({ validUntil, validUntilTime }) => validUntilTime === null || validUntil !== null, {
    path: ['validUntil'],
    error: 'Give the last valid day',
  })
  .refine(
    ({ startsAt, endsAt }) => endsAt === null || (startsAt !== null && Date.parse(endsAt) >= Date.parse(startsAt)),
    { path: ['endsAt'], error: 'Give an end that comes after the start' },
  );
