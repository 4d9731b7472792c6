import * as calls from '@university/shared/calls';
import type { BodyOf, Draft, EditableDocument } from '@university/shared/contract';
import { FactLines, Message, Muted, Row, SectionTitle, Stack, TextAreaField } from '@university/shared/kit';
import styled from 'styled-components';
import { formatInstant } from '@university/shared/time';
import { useState } from 'react';
import { ActButton, TaskButton, Confirm } from '../../form/actions';
import { callWithProof } from '../../api/changes';
import { pageOf } from '../contract';
import { fieldsOfKind, isPublic } from '../kinds';
import { inWords } from '../model/words';
import { Changes, changesOf } from '../history/Changes';
import { PreviewLink, PublishLater } from './PreviewLink';
import { texts } from './texts';

interface Props {
  document: EditableDocument;
  draft: Draft;
  onMoved: (document: EditableDocument, said?: string) => void;
}

export function Waiting({ document, draft, onMoved }: Props) {
  const { _id: id, kind, name, names, takesTwo, version, status } = document;
  const isNew = version === 0 || (kind === 'notice' && !isPublic(document));
  const { stage, by, at, publish_at, note, correction, isMine, base } = draft;
  const [asking, setAsking] = useState<'take-back' | 'later' | 'preview' | null>(null);
  const mayPublish = base === version && !(takesTwo && isMine);

  async function step(body: BodyOf<'stepDraft'>) {
    const { document: now } = (await callWithProof(calls.stepDraft, { params: { id }, body })).data;
    onMoved(now, body.step === 'publish' ? `“${name}” is published.` : undefined);
  }
  const page = pageOf(kind, id, draft.data);
  const seen = { version: draft.version };
  const back = isMine || stage === 'scheduled' ? 'Take it back' : 'Send it back';

  return (
    <Stack $gap={3}>
      <div>
        <SectionTitle>
          {stage === 'scheduled' && publish_at
            ? `This will be published on ${formatInstant(publish_at)}`
            : 'This waits for a review'}
        </SectionTitle>
        <p>{stage === 'scheduled' ? texts.waitingScheduled(by) : texts.waitingReview(by, formatInstant(at))}</p>
        {note && <p>{`Note: ${note}`}</p>}
        {correction && <p>{`Readers will be told: ${correction}`}</p>}
      </div>
      {takesTwo && isMine && stage === 'in-review' && <Message>{texts.waitingMine}</Message>}
      {base !== version && <Message $tone="bad">{texts.waitingOutdated}</Message>}
      <section aria-label="What is changed">
        <Changes changes={changesOf(kind, isNew ? { data: {}, status } : document, draft, names)} />
      </section>
      <Row>
        {mayPublish && (
          <TaskButton look="primary" onRun={() => step({ step: 'publish', ...seen })}>
            Publish
          </TaskButton>
        )}
        {mayPublish && stage === 'in-review' && <ActButton onClick={() => setAsking('later')}>{texts.later}</ActButton>}
        {page && <ActButton onClick={() => setAsking('preview')}>{texts.previewAction}</ActButton>}
        <ActButton onClick={() => setAsking('take-back')}>{back}</ActButton>
      </Row>
      {asking === 'preview' && page && <PreviewLink id={id} page={page} onClose={() => setAsking(null)} />}
      {asking === 'later' && (
        <PublishLater
          onClose={() => setAsking(null)}
          onTime={(publish_at) => step({ step: 'schedule', publish_at, ...seen })}
        />
      )}
      {asking === 'take-back' && (
        <TakeBack
          title={back}
          onClose={() => setAsking(null)}
          onWhy={(remark) => step({ step: 'take-back', remark, ...seen })}
        />
      )}
    </Stack>
  );
}

interface BackProps {
  title: string;
  onWhy: (remark: string) => Promise<unknown>;
  onClose: () => void;
}

function TakeBack({ title, onWhy, onClose }: BackProps) {
  const [remark, setRemark] = useState('');
  return (
    <Confirm title={title} action={title} onConfirm={() => onWhy(remark)} onClose={onClose}>
      <p>It is a draft again, and can be changed.</p>
      <TextAreaField
        id="take-back"
        label="What should be changed (optional)"
        rows={3}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Confirm>
  );
}

const Lines = styled.span`
  white-space: pre-line;
`;

export function Facts({ document: { kind, data, names } }: { document: EditableDocument }) {
  const facts = fieldsOfKind(kind).map((field) => {
    const said = inWords(field, data[field.name], names);
    return { term: field.title, value: said && <Lines>{said}</Lines> };
  });
  return (
    <Stack $gap={2}>
      <Muted>You may look at this entry, and not change it.</Muted>
      <FactLines facts={facts} />
    </Stack>
  );
}
