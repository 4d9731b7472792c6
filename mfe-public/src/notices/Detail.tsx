import { Link } from '@university/shared/router';
import {
  ButtonLink,
  Container,
  formatDate,
  Message,
  PageHeader,
  Prose,
  Section,
  SectionTitle,
  space,
  Stack,
  wide,
} from '@university/shared/ui';
import styled from 'styled-components';
import type { NoticeDetail } from '../api/notice';
import { texts } from '../notices-texts';
import { FactList } from '../parts/FactList';
import { addressOf, pathOf, wholeList } from './address';
import { Application } from './Application';
import { factsOf } from './facts';
import { DocumentCard } from './DocumentCard';
import { paragraphsOf } from './paragraphs';
import { SECTIONS } from './sections';

/** On a phone the document comes before the facts; where there is room it stands beside both. */
const Columns = styled.div`
  display: grid;
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    > aside {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const words = texts.notice;

/** A notice: what it says in a few sentences, its dates, and the document itself. */
export function Detail({ notice }: { notice: NoticeDetail }) {
  const { fileName, section, archive, summary, language, publishAt, lastDate, apply } = notice;
  const { label } = SECTIONS[section];
  const paragraphs = paragraphsOf(summary);
  return (
    <>
      <PageHeader title={fileName} lead={words.describeLead(label, formatDate(publishAt))} seed={section} />
      <Section>
        <Container>
          <Stack $gap={4}>
            {archive && (
              <Message role="note">
                <p>
                  <strong>{words.archivedTitle}</strong> {words.archived}{' '}
                  <Link to={addressOf(wholeList(section, true))}>{words.toArchive}</Link>
                </p>
              </Message>
            )}
            <Columns>
              <Stack $gap={4}>
                <Prose>
                  <SectionTitle>{words.summary}</SectionTitle>
                  {paragraphs.length > 0 ? (
                    paragraphs.map((paragraph) => (
                      <p key={paragraph} lang={language}>
                        {paragraph}
                      </p>
                    ))
                  ) : (
                    <p>{words.noSummary}</p>
                  )}
                </Prose>
                {lastDate && !archive && <Application lastDate={lastDate} apply={apply} />}
              </Stack>
              <DocumentCard notice={notice} />
              <Stack as="section" $gap={2} aria-labelledby="facts">
                <SectionTitle id="facts">{words.facts}</SectionTitle>
                <FactList facts={factsOf(notice)} />
              </Stack>
            </Columns>
            <div>
              <ButtonLink $look="quiet" to={pathOf(section)}>
                {words.all(label)}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
