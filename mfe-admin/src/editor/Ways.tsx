import { Muted, Row } from '@university/shared/kit';
import { ArticlePreview } from './ArticlePreview';
import { ActButton } from '../form/buttons';
import type { Reason } from './markdown/cannot-hold';
import { texts } from './texts';

interface Props {
  /** What the text is called. */
  title: string;
  /** Markdown. */
  text: string;
  isPlain: boolean;
  /** Why it is plain text, where somebody else decided so. */
  reason: Reason | undefined;
  onTurn: (isPlain: boolean) => void;
}

/** In which ways a text can be written and looked at. */
export function Ways({ title, text, isPlain, reason, onTurn }: Props) {
  const words = isPlain ? texts.rich : texts.plain;
  return (
    <>
      <Muted role="status">{reason && texts.cannotHold[reason]}</Muted>
      <Row>
        <ActButton aria-label={`${words}: ${title}`} onClick={() => onTurn(!isPlain)}>
          {words}
        </ActButton>
      </Row>
      <ArticlePreview title={title} text={text} />
    </>
  );
}
