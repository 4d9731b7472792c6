import { admissionHelpTexts } from './admission-help-texts';
import { admissionHelpTexts as admissionHelpHindi } from './admission-help-texts.hi';
import { allotmentTexts } from './allotment-texts';
import { allotmentTexts as allotmentHindi } from './allotment-texts.hi';
import { disownTexts } from './disown-texts';
import { disownTexts as disownHindi } from './disown-texts.hi';
import { grievanceThreadTexts } from './grievance-thread-texts';
import { grievanceThreadTexts as grievanceThreadHindi } from './grievance-thread-texts.hi';
import { grievanceTexts } from './grievances-texts';
import { grievanceTexts as grievanceHindi } from './grievances-texts.hi';
import { letterTexts } from './letters-texts';
import { letterTexts as letterHindi } from './letters-texts.hi';
import { mobileTexts } from './mobile-texts';
import { mobileTexts as mobileHindi } from './mobile-texts.hi';
import { senderTexts } from './sender-texts';
import { senderTexts as senderHindi } from './sender-texts.hi';
import { signInTexts } from './sign-in-texts';
import { signInTexts as signInHindi } from './sign-in-texts.hi';

/** What schemas of readers' forms say is wrong, each in English and in Hindi. */
export const FIELD_MESSAGES: readonly (readonly [english: string, hindi: string])[] = [
  ...pairs(admissionHelpTexts, admissionHelpHindi),
  ...pairs(allotmentTexts, allotmentHindi),
  ...pairs(disownTexts, disownHindi),
  ...pairs(grievanceThreadTexts, grievanceThreadHindi),
  ...pairs(grievanceTexts, grievanceHindi),
  ...pairs(letterTexts, letterHindi),
  ...pairs(mobileTexts, mobileHindi),
  ...pairs(senderTexts, senderHindi),
  ...pairs(signInTexts, signInHindi),
];

function pairs<Name extends string>(english: Record<Name, string>, hindi: Record<Name, string>) {
  return (Object.keys(english) as Name[]).map((name) => [english[name], hindi[name]] as const);
}
