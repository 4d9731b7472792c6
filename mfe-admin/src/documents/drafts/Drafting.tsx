import { color, space, text, wide } from '@university/shared/kit';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActButton } from '../../form/buttons';
import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { BodyOf, EditableDocument } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { useInvalidate } from '../../api/invalidate';
import { Confirm } from '../../form/Confirm';
import { Failed } from '../../form/messages';
import { dropUnfinished } from '../../form/unfinished';
import { presentIn } from '../../form/failures';
import { callWithProof } from '../../sign-in/recent-login';
import type { DocumentOutput, OpenForm } from '../form-context';
import { formOf } from '../DocumentForm';
import { isSeen, pageOf } from '../kinds';
import { isSame } from '../model/words';
import { documentQuery } from '../queries';
import { PreviewLink } from './PreviewLink';
import { PublishLater } from './PublishLater';
import { texts as words } from './texts';
import { useAutosave } from './use-autosave';

const Narrow = styled.span`
  ${wide.tablet} {
    display: none;
  }
`;

export const Wide = styled.span`
  display: none;
  ${wide.tablet} {
    display: inline;
  }
`;

interface WayProps extends Pick<ComponentProps<typeof ActButton>, 'isBusy' | 'onClick'> {
  words: string;
  /** On a phone, where all of them stand in one line. */
  short: string;
}

/** How the draft stands. On a phone a line of its own above the buttons, from side to side; no line while there is nothing to say. */
export const State = styled.div`
  display: flex;
  flex: 1 0 100%;
  order: -1;
  gap: 0 ${space(1)};
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${text.small};
  &:not(:has(:not(:empty))) {
    position: absolute;
  }
  ${wide.tablet} {
    flex: none;
    flex-wrap: wrap;
    order: 0;
    justify-content: start;
  }
`;

/** Quieter than the ways on, and as easy to hit. */
export const Discard = styled.button`
  flex: none;
  min-height: ${space(4)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.bad};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

/** One more thing that can be done with what is entered. */
export const Way = ({ words: said, short, ...button }: WayProps) => (
  <ActButton aria-label={said} {...button}>
    <Narrow>{short}</Narrow>
    <Wide>{said}</Wide>
  </ActButton>
);

type Step = Exclude<BodyOf<'stepDraft'>['step'], 'publish' | 'take-back'>;

/** How the desk asks for the draft. */
export interface DraftHandle {
  /** Waits for what is on its way. @returns the version of the draft that is stored; 0: none */
  settle(): Promise<number>;
  /** Stores what was entered, and takes it a step on. */
  step(entered: DocumentOutput, step: Step, more?: { publish_at: string }): Promise<EditableDocument>;
}

interface Props {
  form: OpenForm;
  /** As the form began with it. */
  document: EditableDocument;
  handle: RefObject<DraftHandle | null>;
  /** Somebody else has saved or published meanwhile. */
  onClash: (theirs: EditableDocument, mine: DocumentOutput) => void;
  /** The draft was discarded, or waits for something. */
  onMoved: (document: EditableDocument) => void;
}

/** Saves what is typed as a draft, says so, and offers what can be done with it beside publishing. */
export function Drafting({ form, document, handle, onClash, onMoved }: Props) {
  const { _id: id, kind, version: base } = document;
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(document.draft);
  const [asking, setAsking] = useState<'discard' | 'later' | 'preview' | null>(null);
  const stored = useRef(document.draft?.version ?? 0);

  async function save(entered: DocumentOutput) {
    try {
      const body = { ...entered, base, version: stored.current };
      const { data } = await call(calls.saveDraft, { params: { id }, body });
      stored.current = data.document.draft?.version ?? 0;
      setDraft(data.document.draft);
      queryClient.setQueryData(documentQuery(id).queryKey, data.document);
      dropUnfinished(owner, formOf(kind, id));
    } catch (error) {
      const theirs = presentIn<EditableDocument>(error, 'document');
      if (theirs) onClash(theirs, entered);
      throw error;
    }
  }

  const { saving, settle } = useAutosave({
    id,
    watch: form.watch,
    save: () => save(form.read()),
  });

  useEffect(() => {
    handle.current = {
      settle: async () => {
        await settle();
        return stored.current;
      },
      step: async (entered, step, more) => {
        await settle();
        await save(entered);
        const body = { step, version: stored.current, ...more } as BodyOf<'stepDraft'>;
        return (await callWithProof(calls.stepDraft, { params: { id }, body })).data.document;
      },
    };
  });

  async function discard() {
    await settle();
    const { data } = await call(calls.discardDraft, { params: { id }, query: { version: stored.current } });
    dropUnfinished(owner, formOf(kind, id));
    invalidate('documents');
    onMoved(data.document);
  }

  async function askReview() {
    const step = handle.current?.step;
    if (step) onMoved(await step(form.read(), 'ask-review'));
  }

  const page = pageOf(kind, id, form.read().data);
  async function preview() {
    await settle();
    const entered = form.read();
    const isNew = stored.current === 0 && !(isSeen(document) && isSame(entered.data, document.data));
    // Without a draft a preview shows what is public; a draft that says the same would only stand in the way.
    if (isNew || saving === 'typing' || saving === 'failed') await save(entered);
    setAsking('preview');
  }

  const { error, isPending, mutate } = useSingleMutation({
    async mutationFn(way: 'later' | 'review' | 'preview') {
      if (way === 'preview') return preview();
      // What waits has to fit; what is wrong is said at its fields.
      if (!(await form.check())) return;
      if (way === 'later') setAsking('later');
      else await askReview();
    },
  });

  return (
    <>
      {!document.takesTwo && (
        <>
          <Way isBusy={isPending} words={words.later} short={words.short.later} onClick={() => mutate('later')} />
          <Way isBusy={isPending} words={words.review} short={words.short.review} onClick={() => mutate('review')} />
        </>
      )}
      {page && <Way words={words.preview.action} short={words.preview.action} onClick={() => mutate('preview')} />}
      <State>
        <span role="status">
          {words.saving(saving, draft && words.savedAt(formatInstant(draft.at), draft.isMine ? '' : draft.by))}
          {draft && saving !== 'saving' && saving !== 'failed' && <Wide> {words.unseen}</Wide>}
        </span>
        {draft && (
          <Discard type="button" onClick={() => setAsking('discard')}>
            {words.discard}
          </Discard>
        )}
      </State>
      <Failed error={error} />
      {asking === 'discard' && (
        <Confirm
          title={words.discardTitle}
          action={words.discard}
          look="danger"
          onConfirm={discard}
          onClose={() => setAsking(null)}
        >
          <p>{words.discardText}</p>
        </Confirm>
      )}
      {asking === 'preview' && page && <PreviewLink id={id} page={page} onClose={() => setAsking(null)} />}
      {asking === 'later' && (
        <PublishLater
          onClose={() => setAsking(null)}
          onTime={async (publish_at) => {
            const step = handle.current?.step;
            if (step) onMoved(await step(form.read(), 'schedule', { publish_at }));
          }}
        />
      )}
    </>
  );
}
