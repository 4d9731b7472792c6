import {
  Button,
  ButtonLink,
  color,
  Message,
  Muted,
  Page,
  radius,
  SectionTitle,
  shadow,
  space,
  Stack,
  text,
  notPrinted,
} from '@university/shared/kit';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ProgramRows } from './ProgramRows';
import { type Level, levelOf, LEVELS, taughtLevels } from './levels';
import { texts } from './texts';
import { withPrefix } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import { Link, useNavigate, useParams, useSearchParams } from '@university/shared/router';
import { nearTexts } from '../campus/near-texts';
import { nearestQuery } from '../campus/queries';
import { FilterForm } from './FilterForm';
import { comparisonOf, MOST_COMPARED, TICKS } from './compare/address';
import { type Filter, filterOf, FILTERS, narrow, NO_FILTER, queryOf, type Sort, sorted, sortOf } from './filter';
import { choicesOf, type Names, withinReach } from './options';
import { type ListedProgram, type ProgramList, programsQuery, schoolsQuery, zonesQuery } from './queries';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { LinkList } from '../components/links';
import { Loaded } from '../components/Loaded';
import { prepare } from '@university/shared/reading';
import { programTexts } from './level-texts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space(2)};
  padding-bottom: ${space(1)};
  border-bottom: 2px solid ${color.ink};
  break-after: avoid;
`;

const Minor = styled(SectionTitle)`
  font-size: ${text.large};
`;

interface Props {
  programs: ComponentProps<typeof ProgramRows>['programs'];
  ticks?: string;
  rank?: 2 | 3;
}

function ProgramsByLevel({ programs, ticks, rank = 2 }: Props) {
  const Title = rank === 2 ? SectionTitle : Minor;
  return (
    <Stack $gap={4}>
      {LEVELS.map(({ id, slug, title }) => ({
        slug,
        title,
        ofLevel: programs.filter((each) => each.programLevel === id),
      }))
        .filter(({ ofLevel }) => ofLevel.length > 0)
        .map(({ slug, title, ofLevel }) => (
          <section key={slug} aria-labelledby={slug}>
            <Head>
              <Title id={slug} as={`h${rank}`}>
                {title}
              </Title>
              <Muted as="span">{texts.courses.section(ofLevel.length)}</Muted>
            </Head>
            <ProgramRows programs={ofLevel} ticks={ticks} />
          </section>
        ))}
    </Stack>
  );
}

export const NEAR = 10;

interface CatalogueProps extends Names {
  list: ProgramList;
  filter: Filter;
  sort: Sort;
  pageLevel: Level | undefined;
}

export function Catalogue({ list, schools, zones, filter: asked, sort, pageLevel }: CatalogueProps) {
  const address = pageLevel ? `/courses/${pageLevel.slug}` : '/courses';
  const { data: nearest } = useQuery({ ...nearestQuery(asked.pin), enabled: asked.pin !== '' });
  const near =
    asked.pin && nearest?.place
      ? new Set(nearest.campuses.filter(({ distance }) => distance <= NEAR).map(({ slug }) => slug))
      : undefined;
  const around = { schools, campuses: list.campuses, near };
  const programs = narrow(list.programs, { ...NO_FILTER, level: pageLevel }, { ...around, near: undefined });
  const choices = choicesOf({ ...list, programs }, { schools, zones }, !pageLevel);
  const filter = withinReach(asked, choices);
  const found = sorted(narrow(programs, filter, around), sort);
  if (programs.length === 0) return <Muted>{texts.courses.empty}</Muted>;
  return (
    <Stack $gap={3}>
      <Stack $gap={2}>
        <FilterForm filter={filter} sort={sort} action={address} choices={choices} />
        <Muted role="status">
          {texts.courses.count(found.length, programs.length)}
          {asked.pin && nearest && !nearest.place && ` ${nearTexts.unknown(asked.pin)}`}
        </Muted>
      </Stack>
      {found.length > 0 ? <Found found={found} list={list} /> : <NoMatch all={address} ways={waysOut()} />}
    </Stack>
  );

  function waysOut() {
    return FILTERS.filter((name) => filter[name])
      .map((name) => {
        const wider: Filter = { ...filter, [name]: NO_FILTER[name] };
        const count = narrow(programs, wider, name === 'pin' ? { ...around, near: undefined } : around).length;
        const label = name === 'pin' ? texts.courses.near : choices.find((choice) => choice.name === name)?.label;
        const text = label ? texts.courses.any(label, count) : texts.courses.withoutWords(filter.q, count);
        return { to: address + queryOf(wider, sort), text, count };
      })
      .filter(({ count }) => count > 0);
  }
}

/** Over the list only while something is ticked: before that it would hide a row for nothing. */
const Bar = styled.div`
  :has(:checked) > & {
    position: sticky;
    bottom: ${space(1)};
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  width: fit-content;
  max-width: 100%;
  margin: ${space(2)} 0 0 auto;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
  ${notPrinted}
`;

const MOST_NAMED = 2;

function Found({ found, list: { campuses } }: { found: readonly ListedProgram[]; list: ProgramList }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Also what was ticked before hydration.
  useEffect(() => {
    const early = new FormData(form.current ?? undefined).getAll(TICKS).map(String);
    if (early.length > 0) setTicked(early);
  }, []);
  const nameOf = new Map(campuses.map(({ slug, name }) => [slug, name]));
  const placesOf = ({ campuses: all }: ListedProgram) => {
    const slugs = [...new Set(all.map(({ slug }) => slug))];
    return slugs.length > MOST_NAMED
      ? texts.courses.campuses(slugs.length)
      : slugs.map((slug) => nameOf.get(slug)).join(', ');
  };

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(comparisonOf(ticked));
  }

  function tick({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== TICKS) return;
    setTicked((before) => [...before.filter((id) => id !== target.value), ...(target.checked ? [target.value] : [])]);
  }

  const codes = ticked.flatMap((id) => found.find(({ _id }) => _id === id)?.code ?? []);

  return (
    <form
      ref={form}
      method="get"
      action={withPrefix(comparisonOf([]))}
      aria-label={texts.courses.toCompare}
      onChange={tick}
      onSubmit={compare}
    >
      <ProgramsByLevel programs={found.map((each) => ({ ...each, places: placesOf(each) }))} ticks={TICKS} />
      <Bar>
        <span role="status">
          {codes.length > 0 ? texts.courses.ticked(codes.join(', ')) : texts.courses.tick(MOST_COMPARED)}
        </span>
        <Button type="submit">{texts.courses.compare}</Button>
      </Bar>
    </form>
  );
}

const Ways = styled.ul`
  padding-left: ${space(2.5)};
  line-height: 1.9;
`;

interface Way {
  to: string;
  text: string;
}

function NoMatch({ ways, all }: { ways: readonly Way[]; all: string }) {
  return (
    <Message>
      <p>{texts.courses.noMatch}</p>
      {ways.length > 0 && (
        <>
          <p>{texts.courses.waysOut}</p>
          <Ways>
            {ways.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </Ways>
        </>
      )}
      <ButtonLink $look="quiet" to={all}>
        {texts.courses.clear}
      </ButtonLink>
    </Message>
  );
}

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
