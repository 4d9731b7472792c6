import type { StaffAllotment } from '@university/shared/contract';
import { useState } from 'react';
import { Later } from '../area/Later';
import { Panel } from '../area/Panel';
import { ActButton } from '../form/buttons';
import { texts as words } from './correct-texts';

const loadForm = async () => (await import('./CorrectForm')).CorrectForm;

/** The way to correct who an applicant is; its form comes when it is asked for. */
export function CorrectApplicant({ found }: { found: StaffAllotment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={words.title}>
      <p>{words.lead}</p>
      {isOpen ? (
        <Later load={loadForm} props={{ found, onClose: () => setOpen(false) }} />
      ) : (
        <div>
          <ActButton onClick={() => setOpen(true)}>{words.open}</ActButton>
        </div>
      )}
    </Panel>
  );
}
