import {
  compose,
  day,
  fromStaff,
  helpDesk,
  instant,
  link,
  name,
  ours,
  say,
  shortName,
  title,
  token,
  type MailText,
} from './compose';

interface Greeted {
  name: string;
}

interface WithLink {
  link: string;
}

export const testMail = (): MailText =>
  compose('test', say`Mail of ${shortName} works`, [
    say`You asked for this mail in the staff area. If you read it in your mailbox, mail from the website arrives.`,
  ]);

export const invitation = ({ link: address, email }: WithLink & { email: string }): MailText =>
  compose('invitation', say`Your account in the staff area of ${shortName}`, [
    say`Dear colleague,`,
    say`An account was made for you in the staff area of the website. You log in with ${token(email)}.`,
    say`Choose your password here within three days:\n${link(address)}`,
    say`The link works once. After three days, choose "Forgot password" on the login page and a new one is sent.`,
  ]);

export const passwordReset = ({ link: address }: WithLink): MailText =>
  compose('password-reset', say`A new password`, [
    say`Somebody, probably you, asked for a new password for your account in the staff area.`,
    say`Choose it here within 30 minutes:\n${link(address)}`,
    say`The link works once. If you did not ask for it, do nothing: your password stays as it is.`,
  ]);

export const passwordChanged = (member: Greeted): MailText =>
  compose('password-changed', say`Your password was changed`, [
    say`Dear ${name(member.name)},`,
    say`The password of your account in the staff area was changed just now.`,
    say`If this was not you, choose "Forgot password" on the login page at once, and tell ${helpDesk}.`,
  ]);

export const newDevice = ({ name: person, at }: Greeted & { at: Date }): MailText =>
  compose('new-device', say`Somebody logged in to your account`, [
    say`Dear ${name(person)},`,
    say`Somebody logged in to your account in the staff area on ${instant(at)}, on a device that was not used for it before.`,
    say`If this was you, you need to do nothing.`,
    say`If this was not you, choose "Forgot password" on the login page at once, and tell ${helpDesk}.`,
  ]);

export const secondFactorChanged = ({ name: person, state }: Greeted & { state: 'on' | 'off' }): MailText =>
  compose('second-factor-changed', say`One-time codes were turned ${ours(state)}`, [
    say`Dear ${name(person)},`,
    say`One-time codes were turned ${ours(state)} just now for your account in the staff area.`,
    say`If this was not you, change your password at once, and tell ${helpDesk}.`,
  ]);

export const passkeyChanged = ({ name: person, change }: Greeted & { change: 'added' | 'removed' }): MailText =>
  compose('passkey-changed', say`A passkey was ${ours(change)}`, [
    say`Dear ${name(person)},`,
    say`A passkey was ${ours(change)} just now for your account in the staff area. A passkey logs in without your password.`,
    say`If this was not you, log in, remove the passkeys that you do not know on the page Password, change your password, and tell ${helpDesk}.`,
  ]);

/** Lets the owner object before it is approved. */
export const secondFactorResetAsked = ({ name: person, by }: Greeted & { by: string }): MailText =>
  compose('second-factor-changed', say`Somebody asked to reset your second factor`, [
    say`Dear ${name(person)},`,
    say`${name(by)} asked to reset the second factor of your account in the staff area, because you are said to have lost it. It is reset when another administrator approves.`,
    say`If you did not ask for this, tell another administrator and ${helpDesk} at once.`,
  ]);

export const secondFactorReset = ({ name: person }: Greeted): MailText =>
  compose('second-factor-changed', say`Your second factor was reset`, [
    say`Dear ${name(person)},`,
    say`The second factor of your account in the staff area was reset just now. Your old one no longer works, and you are logged out everywhere.`,
    say`Log in with your password, and set up a second factor again on the page Password.`,
    say`If you did not ask for this, choose "Forgot password" on the login page at once, and tell ${helpDesk}.`,
  ]);

interface Change extends Greeted {
  by: string;
  changes: readonly string[];
}

export const accountChanged = ({ name: person, by, changes }: Change): MailText =>
  compose('account-changed', say`Your account in the staff area was changed`, [
    say`Dear ${name(person)},`,
    say`${name(by)} changed your account in the staff area just now.`,
    ...changes.map(ours),
    say`If you do not know why, ask ${name(by)}, or write to ${helpDesk}.`,
  ]);

interface ColleagueChange extends Omit<Change, 'by'> {
  /** Null: the server's operator. */
  by: string | null;
  member: { name: string; email: string };
}

export const colleagueChanged = ({ name: person, by, member, changes }: ColleagueChange): MailText =>
  compose('account-changed', say`The account of a colleague was changed`, [
    say`Dear ${name(person)},`,
    say`${by === null ? ours('The server’s operator') : name(by)} changed the account of ${name(member.name)} (${token(member.email)}) in the staff area just now.`,
    ...changes.map(ours),
    say`If this is not right, tell another administrator at once.`,
  ]);

interface AboutApproval extends Greeted {
  what: string;
  by: string;
}

export const approvalAsked = ({ name: person, what, by, link: address }: AboutApproval & WithLink): MailText =>
  compose('approval', say`Something waits for a second person`, [
    say`Dear ${name(person)},`,
    say`${name(by)} proposes: ${title(what)}`,
    say`It takes effect only when a second person approves it within seven days. See it here:\n${link(address)}`,
    say`If this is not right, decline it there, or tell another administrator at once.`,
  ]);

export const approvalDecided = ({
  name: person,
  what,
  by,
  state,
}: AboutApproval & { state: 'approved' | 'declined' }): MailText =>
  compose('approval', state === 'approved' ? say`A second person approved a proposal` : say`A proposal was declined`, [
    say`Dear ${name(person)},`,
    say`${name(by)} ${ours(state)} this: ${title(what)}`,
    say`If this is not right, tell another administrator at once.`,
  ]);

interface AboutDraft extends Greeted, WithLink {
  entry: string;
}

export const reviewAsked = ({ name: person, by, entry, link: address }: AboutDraft & { by: string }): MailText =>
  compose('approval', say`A draft waits for your review`, [
    say`Dear ${name(person)},`,
    say`${name(by)} has changed “${title(entry)}” and asks for a review.`,
    say`Look at the changes and publish them, or send them back:\n${link(address)}`,
  ]);

export const draftReturned = ({
  name: person,
  entry,
  remark,
  link: address,
}: AboutDraft & { remark: string }): MailText =>
  compose('approval', say`A draft of yours was returned`, [
    say`Dear ${name(person)},`,
    say`Your draft of “${title(entry)}” was not published.`,
    ...(remark ? [fromStaff(remark)] : []),
    say`It is a draft again, and nothing of it is lost:\n${link(address)}`,
  ]);

export const resultHeldBack = ({
  name: person,
  round,
  link: address,
}: Greeted & WithLink & { round: string }): MailText =>
  compose('approval', say`A result was not published on time`, [
    say`Dear ${name(person)},`,
    say`The result of ${title(round)} was not published: the person who set the hour may no longer publish results.`,
    say`Look at it, and publish it or set another hour:\n${link(address)}`,
  ]);

export const approvalExpired = ({ name: person, what }: Pick<AboutApproval, 'name' | 'what'>): MailText =>
  compose('approval', say`A proposal was not decided in time`, [
    say`Dear ${name(person)},`,
    say`Nobody approved or declined this within seven days, so it has lapsed: ${title(what)}`,
    say`If you still want it, propose it again.`,
  ]);

/** Without details of the grievance or its sender. */
export const grievanceAssigned = ({
  name: person,
  ticket,
  due,
  url,
}: Greeted & { ticket: string; due: string; url: string }): MailText =>
  compose('grievance-assigned', say`A grievance is yours now`, [
    say`Dear ${name(person)},`,
    say`The grievance ${token(ticket)} was assigned to you. An answer is due by ${day(due)}.`,
    say`Read it in the staff area:\n${link(url)}`,
  ]);

export interface ReleaseOut {
  remote: string;
  version: string;
  reason: string;
}

/** Sent to the team's address in the registry. */
export const releaseOut = ({ remote, version, reason }: ReleaseOut): MailText =>
  compose('release-out', say`${token(remote)} ${token(version)} was taken out of use`, [
    say`Dear colleagues,`,
    say`The website does not use release ${token(version)} of ${token(remote)} any more, because of what its server code did: ${title(reason)}`,
    say`The release before it is used again. If there is none, your pages are made in the browser only.`,
    say`Release a corrected version. The log and /remotes.json of the site say more.`,
  ]);
