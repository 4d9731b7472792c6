import { Prose, SectionTitle } from '@university/shared/ui';
import { HelpDesk } from '../HelpDesk';
import { show } from '../texts';

interface Props {
  outcome: 'not-allotted' | 'held';
  /** Whether no later round follows. */
  final: boolean;
}

/** For those who have no seat to decide on. */
export function WhatIsNext({ outcome, final }: Props) {
  const sentences = outcome === 'held' ? show.next.held.open : show.next[outcome][final ? 'final' : 'open'];
  return (
    <Prose>
      <SectionTitle>{show.nextTitle}</SectionTitle>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {show.questions} <HelpDesk />
      </p>
    </Prose>
  );
}
