import { formatMoney, GuideLink, Muted, OutsideLink } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import type { ReactNode } from 'react';
import { Steps } from '../../components/type';
import type { Applying, Deadline } from '../deadline';
import type { DetailedProgram } from '../detail';
import { feeTableOf, registrationOf } from '../fees';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const words = texts.program;

export function lastDate({ day, isOver }: Deadline): string {
  return isOver ? words.over(formatDate(day)) : formatDate(day);
}

function sentences({ opensOn, deadline }: Applying): string[] {
  return [
    ...(opensOn ? [words.opensOn(formatDate(opensOn))] : []),
    ...(deadline ? [(deadline.isOver ? words.wasUntil : words.until)(formatDate(deadline.day))] : []),
  ];
}

export function Dates({ applying }: { applying: Applying | null }) {
  if (!applying) return null;
  return (
    <Part id="dates" title={words.datesTitle}>
      {sentences(applying).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {applying.portal && (
        <p>
          <OutsideLink href={applying.portal}>{words.portal}</OutsideLink>
        </p>
      )}
    </Part>
  );
}

export function HowToApply({ program }: { program: DetailedProgram }) {
  const { applying } = program;
  const isOver = applying?.deadline?.isOver;
  return (
    <Part id="apply" title={words.howTitle}>
      {isOver && <Muted>{words.nextTime}</Muted>}
      <Steps>
        {stepsOf(program).map(({ key, step }) => (
          <li key={key}>{step}</li>
        ))}
      </Steps>
    </Part>
  );
}

function stepsOf(program: DetailedProgram): { key: string; step: ReactNode }[] {
  const { applying, entry, eligibility } = program;
  const [registration] = registrationOf(program.fees);
  const firstPayment = feeTableOf(program)?.payers[0]?.firstPayment;
  return [
    ...(entry || eligibility
      ? [
          {
            key: 'check',
            step: (
              <>
                {words.check} <Link to="#entry">{words.entry}</Link>
              </>
            ),
          },
        ]
      : []),
    {
      key: 'register',
      step: (
        <>
          {registration ? words.registerAndPay(formatMoney(registration.amount)) : words.register}{' '}
          {applying?.portal ? (
            <OutsideLink href={applying.portal}>{words.portal}</OutsideLink>
          ) : (
            <Link to="/admission#apply">{words.portals}</Link>
          )}
        </>
      ),
    },
    { key: 'choose', step: words.choose(program.name) },
    {
      key: 'result',
      step: (
        <>
          {words.decide} <Link to="/admission#results">{words.results}</Link>
        </>
      ),
    },
    {
      key: 'join',
      step: (
        <>
          {firstPayment === undefined ? words.join : words.joinAndPay(formatMoney(firstPayment))}
          <GuideLink to="/admission/process-and-guidelines#documents">{words.documents}</GuideLink>
        </>
      ),
    },
  ];
}
