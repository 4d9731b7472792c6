import type { GrievanceKind, GrievanceReceipt } from '@university/shared/contract';
import { Button, formatDate, SectionTitle, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { texts } from '../grievance-texts';
import { SwitchLinks } from '../parts/SwitchLinks';
import { KINDS } from './kind';
import { Receipt } from './Receipt';
import { SendForm } from './SendForm';

/** The choice of a form, the form, and after it the ticket. */
export function Send({ kind }: { kind: GrievanceKind }) {
  const [receipt, setReceipt] = useState<GrievanceReceipt>();
  if (receipt) {
    return (
      <Receipt title={texts.receipt.title} ticket={receipt.ticket} due={formatDate(receipt.due)}>
        <Button type="button" $look="quiet" onClick={() => setReceipt(undefined)}>
          {texts.receipt.another}
        </Button>
      </Receipt>
    );
  }
  return (
    <Stack $gap={3}>
      <SectionTitle id="send">{texts.send.title}</SectionTitle>
      <SwitchLinks
        label={texts.send.kind}
        links={KINDS.map((each) => ({
          to: each === 'student' ? '/grievance-form' : `/grievance-form?kind=${each}`,
          text: texts.send.kinds[each],
          isCurrent: each === kind,
        }))}
      />
      <SendForm kind={kind} onSent={setReceipt} />
    </Stack>
  );
}
