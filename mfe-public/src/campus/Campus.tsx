import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { color, Jaali, Prose, radius, SectionTitle, space, Stack, wide } from '@university/shared/kit';
import styled, { css } from 'styled-components';
import { LoadedPage } from '../components/LoadedPage';
import { Page } from '../components/Page';
import { OfferedPrograms } from '../programmes/ProgramsByLevel';
import { campusProgramsQuery } from '../programmes/queries';
import { movedTo, prepare, prepareOne } from '../reading';
import { CampusFacts, HowToReach } from './Location';
import { Badges, ZoneLinks } from './described';
import { type CampusDetail, campusQuery } from './queries';
import { texts } from './texts';
import { zoneOf } from './zones';

/** One campus, by its slug; its exact name leads there. */
export default function Campus() {
  const { name = '' } = useParams();
  return (
    <LoadedPage query={useQuery(campusQuery(name))} texts={texts} to="/campus/zone/central" link={texts.toZones}>
      {(campus) => <Detail campus={campus} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { name = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, campusQuery(name), texts.missingTitle, async (campus) => {
    if (campus.slug !== name) throw movedTo(`/campus/${encodeURIComponent(campus.slug)}`, url);
    await prepare(queryClient, campusProgramsQuery(campus.slug));
    return { title: campus.name, description: texts.describe(campus.name, campus.location) };
  });

const Opening = styled.div`
  display: grid;
  gap: ${space(3)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** All about one campus. */
function Detail({ campus }: { campus: CampusDetail }) {
  return (
    <Page title={campus.name} lead={texts.lead(zoneOf(campus.zone)?.title ?? campus.zone)} seed={campus.code}>
      <Stack $gap={6}>
        <Opening>
          <Stack $gap={3}>
            <Prose>
              <Badges {...campus} />
              <p>{campus.info}</p>
            </Prose>
            <CampusFacts campus={campus} />
          </Stack>
          <Portrait campus={campus} />
        </Opening>
        <HowToReach campus={campus} />
        <OfferedPrograms
          query={useQuery(campusProgramsQuery(campus.slug))}
          title={texts.programmes}
          none={texts.noProgrammes}
        />
        <Labs labs={campus.labs} />
        <ZoneLinks />
      </Stack>
    </Page>
  );
}

const List = styled.ul`
  padding-left: ${space(2.5)};
  columns: 18rem;
  column-gap: ${space(4)};
  li {
    padding-block: ${space(0.25)};
    break-inside: avoid;
  }
`;

/** Rooms to make things in. */
function Labs({ labs }: { labs: readonly string[] }) {
  if (labs.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="labs">
      <SectionTitle id="labs">{texts.labs}</SectionTitle>
      <List>
        {labs.map((lab) => (
          <li key={lab}>{lab}</li>
        ))}
      </List>
    </Stack>
  );
}

const frame = css`
  width: 100%;
  height: 8rem;
  border-radius: ${radius.large};
  ${wide.tablet} {
    height: 100%;
  }
`;

const Photo = styled.img`
  ${frame}
  object-fit: cover;
`;

const Artwork = styled.div`
  ${frame}
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.night};
  color: ${color.accent};
  print-color-adjust: exact;
`;

/** The picture of a campus; where there is no photograph the jaali of its code. */
function Portrait({ campus: { campus_photo, name, code } }: { campus: CampusDetail }) {
  if (campus_photo) return <Photo src={campus_photo} alt={texts.photo(name)} loading="lazy" />;
  return (
    <Artwork>
      <Jaali seed={code} />
    </Artwork>
  );
}
