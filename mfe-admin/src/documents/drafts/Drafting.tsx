import { color, space, text, wide } from '@university/shared/kit';
import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ActButton, Confirm, Failed } from '../../form/actions';
import type { EditableDocument } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { useSingleMutation } from '@university/shared/query';
import { BIN_DAYS, pageOf } from '../contract';
import type { OpenForm } from '../form-context';
import { isSeen } from '../kinds';
import { isSame } from '../model/words';
import { PreviewLink, PublishLater } from './PreviewLink';
import { texts as words } from './texts';
import type { DraftDesk } from './use-draft';

const Narrow = styled.span`
  ${wide.tablet} {
    display: none;
  }
`;

const Wide = styled.span`
  display: none;
  ${wide.tablet} {
    display: inline;
  }
`;

interface WayProps extends Pick<ComponentProps<typeof ActButton>, 'isBusy' | 'onClick'> {
  words: string;
  short: string;
}

const State = styled.div`
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

const Discard = styled.button`
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

const Way = ({ words: said, short, ...button }: WayProps) => (
  <ActButton aria-label={said} {...button}>
    <Narrow>{short}</Narrow>
    <Wide>{said}</Wide>
  </ActButton>
);

interface StateProps {
  desk: DraftDesk;
  onDiscarded: (document: EditableDocument | null) => void;
}

export function DraftState({ desk, onDiscarded }: StateProps) {
  const { saving } = desk;
  const { draft } = desk.document;
  const [isAsking, setAsking] = useState(false);
  return (
    <State>
      <span role="status">
        {words.saving(saving, draft && words.savedAt(formatInstant(draft.at), draft.isMine ? '' : draft.by))}
        {draft && saving !== 'saving' && saving !== 'failed' && <Wide> Readers do not see it.</Wide>}
      </span>
      {draft && (
        <Discard type="button" onClick={() => setAsking(true)}>
          {words.discard}
        </Discard>
      )}
      {isAsking && (
        <Confirm
          title="Discard the draft?"
          action={words.discard}
          look="danger"
          onConfirm={async () => onDiscarded(await desk.discard())}
          onClose={() => setAsking(false)}
        >
          <p>{words.discardText(BIN_DAYS)}</p>
        </Confirm>
      )}
    </State>
  );
}

interface Props {
  form: OpenForm;
  base: EditableDocument;
  draft: DraftDesk;
  asksReview: boolean;
  onSave: () => Promise<unknown>;
  onMoved: (document: EditableDocument | null, said?: string) => void;
}

export function Drafting({ form, base, draft: desk, asksReview, onSave, onMoved }: Props) {
  const { _id: id, kind } = base;
  const { isUnsaved } = desk;
  const { draft } = desk.document;
  const [asking, setAsking] = useState<'later' | 'preview' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one from the beginning to the end
  useEffect(() => desk.watch(form), []);

  const hasPage = pageOf(kind, id, {}) !== undefined;

  async function preview() {
    const isNew = !draft && !(isSeen(base) && isSame(form.read().data, base.data));
    // Without a draft the preview shows the public version.
    if (isNew || isUnsaved) await desk.save(form.read);
    setAsking('preview');
  }

  const { error, isPending, mutate } = useSingleMutation({
    async mutationFn(way: 'save' | 'later' | 'review' | 'preview') {
      if (way === 'save') return onSave();
      if (way === 'preview' && base.version > 0) return preview();
      // A new page needs valid data to have an address.
      if (!(await form.check())) return;
      if (way === 'preview') return preview();
      if (way === 'later') return setAsking('later');
      onMoved(await desk.step(form.read(), 'ask-review'));
    },
  });
  const way = (does: 'save' | 'later' | 'review', said: string) => (
    <Way isBusy={isPending} words={said} short={words.short[does]} onClick={() => mutate(does)} />
  );

  return (
    <>
      {way('save', 'Save draft')}
      {!asksReview && way('later', words.later)}
      {!asksReview && way('review', 'Ask for a review')}
      {hasPage && <Way words={words.previewAction} short={words.previewAction} onClick={() => mutate('preview')} />}
      <DraftState desk={desk} onDiscarded={(document) => onMoved(document, 'The draft is in the bin.')} />
      <Failed error={error} />
      {asking === 'preview' && (
        <PreviewLink id={id} page={pageOf(kind, id, form.read().data) ?? '/'} onClose={() => setAsking(null)} />
      )}
      {asking === 'later' && (
        <PublishLater
          onClose={() => setAsking(null)}
          onTime={async (publish_at) => onMoved(await desk.step(form.read(), 'schedule', { publish_at }))}
        />
      )}
    </>
  );
}
