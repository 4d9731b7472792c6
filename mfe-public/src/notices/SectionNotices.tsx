import { Container, PageHeader, Row, Section, space, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { LinkList } from '../parts/LinkList';
import { texts } from '../notices-texts';
import { type ListView, pathOf } from './address';
import { ArchiveSwitch } from './ArchiveSwitch';
import { FeedLink } from './FeedLink';
import { FoundNotices } from './FoundNotices';
import { SearchForm } from './SearchForm';
import { SECTION_IDS, SECTIONS, titleOf } from './sections';

const Tools = styled(Row)`
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

/** The list of a section or its archive, with everything that narrows it. */
export function SectionNotices({ view }: { view: ListView }) {
  const { section, isArchived } = view;
  const { label, about, group } = SECTIONS[section];
  const others = SECTION_IDS.filter((id) => id !== section && SECTIONS[id].group === group);
  const links = [
    ...others.map((id) => ({ to: pathOf(id), text: SECTIONS[id].label })),
    { to: '/notices', text: texts.list.everySection },
  ];
  return (
    <>
      <PageHeader
        title={isArchived ? texts.list.archiveTitle(label) : titleOf(section)}
        lead={isArchived ? texts.list.archiveLead(label) : about}
        seed={section}
      />
      <Section>
        <Container>
          <Stack $gap={4}>
            <Stack $gap={2}>
              <Tools>
                <ArchiveSwitch view={view} />
                <FeedLink section={section} />
              </Tools>
              <SearchForm view={view} />
            </Stack>
            <FoundNotices view={view} />
            <LinkList label={texts.list.others} links={links} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
