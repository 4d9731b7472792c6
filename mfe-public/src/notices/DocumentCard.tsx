import {
  ButtonAnchor,
  Card,
  color,
  formatSize,
  Muted,
  SectionTitle,
  space,
  Stack,
  VisuallyHidden,
} from '@university/shared/ui';
import styled from 'styled-components';
import type { NoticeDetail } from '../api/notice';
import { texts } from '../notices-texts';
import { canApply } from './can-apply';

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

/** The document of a notice, to be read in the browser or to be kept. */
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
        <ButtonAnchor $look="quiet" href={fileLink} download={`${fileName}.pdf`}>
          {words.download}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </ButtonAnchor>
        <Muted as="small">{words.documentHelp}</Muted>
      </Stack>
    </Card>
  );
}
