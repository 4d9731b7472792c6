import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams, useSearchParams } from '@university/shared/router';
import { Stack, Page } from '@university/shared/kit';
import { LinkList } from '../components/LinkList';
import { Loaded } from '../components/Loaded';
import { prepare } from '@university/shared/reading';
import { Catalogue } from './Catalogue';
import { nearestQuery } from '../campus/queries';
import { filterOf, sortOf } from './filter';
import { programTexts } from './level-texts';
import { type Level, levelOf, taughtLevels } from './levels';
import { programsQuery, zonesQuery } from './queries';
import { schoolsQuery } from './schools';
import { texts } from './texts';

export default function Courses() {
  const { programLevel } = useParams();
  const [params] = useSearchParams();
  const programs = useQuery(programsQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  const { data: zones = [] } = useQuery(zonesQuery());
  const level = levelOf(programLevel);
  if (programLevel && !level) return <UnknownLevel />;
  return (
    <Page title={level?.title ?? texts.courses.title} lead={texts.courses.lead} seed={level?.slug}>
      <Stack $gap={4}>
        <LevelLinks except={level} />
        <Loaded query={programs} loading={programTexts.loading} failed={programTexts.failed}>
          {(list) => (
            <Catalogue
              key={programLevel}
              list={list}
              schools={schools}
              zones={zones}
              filter={filterOf(params)}
              sort={sortOf(params)}
              pageLevel={level}
            />
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

export async function loader({ params, url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const level = levelOf(params.programLevel);
  if (params.programLevel && !level) return { status: 404, title: texts.courses.unknownTitle };
  const { pin } = filterOf(url.searchParams);
  const [programs] = await Promise.all([
    prepare(queryClient, programsQuery()),
    prepare(queryClient, schoolsQuery()),
    prepare(queryClient, zonesQuery()),
    pin && prepare(queryClient, nearestQuery(pin)),
  ]);
  const status = programs ? 200 : 503;
  return level ? { status, title: level.title, description: texts.courses.levelDescription(level.title) } : { status };
}

function UnknownLevel() {
  return (
    <Page title={texts.courses.unknownTitle} lead={texts.courses.unknown}>
      <LevelLinks />
    </Page>
  );
}

function LevelLinks({ except }: { except?: Level }) {
  const others = taughtLevels()
    .filter((level) => level !== except)
    .map(({ slug, short }) => ({
      to: `/courses/${slug}`,
      text: short,
    }));
  const links = except ? [{ to: '/courses', text: texts.courses.everything }, ...others] : others;
  return <LinkList label={texts.courses.otherLevels} links={links} />;
}
