import { FieldError, FormPart } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton } from '../../form/actions';
import { partId } from '../form-layout';
import { texts } from '../texts';
import type { HindiProps } from './HindiTexts';
import { later } from '../../area/StaffArea';

const HindiTexts = later(() => import('./HindiTexts').then((module) => module.HindiTexts));

export function HindiPart(props: HindiProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div id={partId(texts.formHindi)} tabIndex={-1}>
      <FormPart title={texts.formHindi}>
        <div>
          <ActButton id={props.id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Hindi beside English
          </ActButton>
        </div>
        {props.error && <FieldError>{props.error}</FieldError>}
        {isOpen && <HindiTexts {...props} />}
      </FormPart>
    </div>
  );
}
