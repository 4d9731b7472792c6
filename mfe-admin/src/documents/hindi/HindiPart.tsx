import type { DocumentKind, Translation } from '@university/shared/contract';
import { FieldError, FormPart } from '@university/shared/kit';
import { useState } from 'react';
import { Later } from '../../area/Later';
import { ActButton } from '../../form/buttons';
import type { OpenForm } from '../form-context';
import { partId } from '../form-layout';
import { texts } from '../texts';

const words = texts.form;

const loadTexts = () => import('./HindiTexts').then(({ HindiTexts }) => HindiTexts);

export interface HindiProps {
  kind: DocumentKind;
  form: OpenForm;
  /** Of the whole part; ids of its inputs begin with it. */
  id: string;
  error: string | undefined;
  onWrite: (hi: Translation[]) => void;
}

/** The Hindi of a document in its form. Its code comes when somebody opens it. */
export function HindiPart(props: HindiProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div id={partId(words.hindi)} tabIndex={-1}>
      <FormPart title={words.hindi}>
        <div>
          <ActButton id={props.id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.showHindi}
          </ActButton>
        </div>
        {props.error && <FieldError>{props.error}</FieldError>}
        {isOpen && <Later load={loadTexts} props={props} />}
      </FormPart>
    </div>
  );
}
