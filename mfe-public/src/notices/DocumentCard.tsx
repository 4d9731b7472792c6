import { fileNameOf } from '@university/shared/contract';
import {
  ButtonAnchor,
  Card,
  color,
  formatSize,
  Message,
  Muted,
  SectionTitle,
  space,
  Stack,
  VisuallyHidden,
} from '@university/shared/kit';
import styled from 'styled-components';
import { type LastDate, lastDateInWords, type NoticeDetail } from './queries';
import { texts } from './texts';

const Sheet = styled.svg`
  color: ${color.muted};
  flex: none;
`;

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

const words = texts.notice;

export function DocumentCard({ notice }: { notice: NoticeDetail }) {
  const { fileName, fileLink, size, pages, language } = notice;
  return (
    <Card as="aside" aria-labelledby="document">
      <Stack $gap={2}>
        <Head>
          <Sheet
            width="40"
            height="48"
            viewBox="0 0 40 48"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M3 3h22l12 12v30H3zM25 3v12h12M11 24h18M11 31h18M11 38h10" />
          </Sheet>
          <div>
            <SectionTitle id="document">{words.document}</SectionTitle>
            <Muted>{texts.item.file(formatSize(size), pages, language)}</Muted>
          </div>
        </Head>
        <ButtonAnchor $look={canApply(notice) ? 'quiet' : 'primary'} href={fileLink} type="application/pdf">
          {words.open(formatSize(size))}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </ButtonAnchor>
        <ButtonAnchor $look="quiet" href={fileLink} download={fileNameOf(fileName, '.pdf')}>
          {words.download}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </ButtonAnchor>
        <Muted as="small">{words.documentHelp}</Muted>
      </Stack>
    </Card>
  );
}

const canApply = ({ apply, archive, lastDate }: Pick<NoticeDetail, 'apply' | 'archive' | 'lastDate'>): boolean =>
  apply !== null && !archive && lastDate?.isOpen === true;

interface Props {
  lastDate: LastDate;
  apply: string | null;
}

export function Application({ lastDate, apply }: Props) {
  const { hour, isOpen } = lastDate;
  const date = lastDateInWords(lastDate);
  return (
    <Message as="section" $tone={isOpen ? 'good' : 'plain'} aria-labelledby="apply">
      <Stack $gap={1}>
        <SectionTitle id="apply">{apply ? words.applyTitle : words.lastDate}</SectionTitle>
        <p>{sentence()}</p>
        {apply && isOpen && (
          <div>
            <ButtonAnchor href={apply} target="_blank" rel="noopener noreferrer">
              {words.apply}
              <span aria-hidden="true">↗</span>
              <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Message>
  );

  function sentence() {
    if (apply) return isOpen ? words.applyOpen(date) : words.applyClosed(date);
    return isOpen ? words.openUntil(date, hour !== undefined) : words.closedOn(date);
  }
}
