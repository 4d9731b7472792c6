import {
  admissionHelpTexts,
  allotmentTexts,
  disownTexts,
  grievanceThreadTexts,
  grievanceTexts,
  letterTexts,
  mobileTexts,
  senderTexts,
  signInTexts,
} from './texts';
import {
  admissionHelpTexts as admissionHelpHindi,
  allotmentTexts as allotmentHindi,
  disownTexts as disownHindi,
  grievanceThreadTexts as grievanceThreadHindi,
  grievanceTexts as grievanceHindi,
  letterTexts as letterHindi,
  mobileTexts as mobileHindi,
  senderTexts as senderHindi,
  signInTexts as signInHindi,
} from './texts.hi';

/** Messages of readers' forms. */
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
