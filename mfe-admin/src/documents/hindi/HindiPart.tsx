import { FieldError, FormPart } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton } from '../../form/buttons';
import { partId } from '../form-layout';
import { texts } from '../texts';
import type { DocumentKind, Translation } from '@university/shared/contract';
import type { OpenForm } from '../form-context';
import { later } from '../../area/Later';

const words = texts.form;

const HindiTexts = later(() => import('./HindiTexts').then((module) => module.HindiTexts));

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
        {isOpen && <HindiTexts {...props} />}
      </FormPart>
    </div>
  );
}

/** What the part Hindi of a form is told. */
export interface HindiProps {
  kind: DocumentKind;
  form: OpenForm;
  /** Of the whole part; ids of its inputs begin with it. */
  id: string;
  error: string | undefined;
  onWrite: (hi: Translation[]) => void;
}
