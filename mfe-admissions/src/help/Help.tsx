import { prepare } from '@university/shared/reading';
import type { GrievanceReceipt } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { Card, Message, Page, SectionTitle, Stack } from '@university/shared/kit';
import type { LoaderArgs } from '@university/shared/remote';
import { Link, useSearchParams } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import { useEffect, useRef, useState } from 'react';
import { Columns, HelpDesk, MessageTitle, Points } from '../look';
import { useNames } from '../rounds/names';
import { scheduleQuery } from '../rounds/queries';
import { helpedAt } from '../rounds/result-pages';
import { HelpForm } from './HelpForm';
import { texts } from './texts';

export const loader = async ({ queryClient }: LoaderArgs): Promise<undefined> => {
  await prepare(queryClient, scheduleQuery());
};

export default function Help() {
  const [search] = useSearchParams();
  const { choices } = useNames();
  const [receipt, setReceipt] = useState<GrievanceReceipt>();
  return (
    <Page title={texts.title} lead={texts.lead} seed="help">
      <Columns>
        {receipt ? (
          <Receipt receipt={receipt} />
        ) : (
          <Card>
            <Stack $gap={3}>
              <SectionTitle id="help-form">{texts.form.title}</SectionTitle>
              <HelpForm {...helpedAt(search, choices)} onSent={setReceipt} />
            </Stack>
          </Card>
        )}
        <Aside />
      </Columns>
    </Page>
  );
}

function Receipt({ receipt: { ticket, due } }: { receipt: GrievanceReceipt }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const words = texts.receipt;
  return (
    <Message $tone="good" ref={box} tabIndex={-1} role="group" aria-labelledby="help-sent">
      <MessageTitle id="help-sent">{words.title}</MessageTitle>
      <p>
        {words.ticket} <strong>{ticket}</strong>
        {words.ticketEnd}
      </p>
      <p>{words.keep}</p>
      <p>{words.due(formatDate(due))}</p>
      <p>
        <Link to="/grievance-form#track" state={{ ticket }}>
          {words.follow}
        </Link>
      </p>
    </Message>
  );
}

function Aside() {
  const { urgent, privacy } = texts;
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <MessageTitle>{urgent.title}</MessageTitle>
        <p>
          {urgent.text} {identity.phone} {urgent.or} <HelpDesk />
        </p>
      </Stack>
      <Stack $gap={1}>
        <MessageTitle>{privacy.title}</MessageTitle>
        <Points>
          {privacy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </Stack>
    </Stack>
  );
}
