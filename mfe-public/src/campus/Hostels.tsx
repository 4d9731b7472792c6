import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Badge, Card, Grid, Page, Row, space, Stack, text } from '@university/shared/kit';
import styled from 'styled-components';
import { contactLinks, type Reached } from '../components/contacts';
import { Part } from '../components/parts';
import { Loaded } from '../components/Loaded';
import { EvenText } from '@university/shared/prose';
import { prepare } from '@university/shared/reading';
import { hostelsQuery, type Living } from './queries';
import { texts } from './texts';

const words = texts.hostels;

export default function Hostels() {
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded query={useQuery(hostelsQuery())} loading={words.loading} failed={words.failed} empty={words.empty}>
        {(campuses) => (
          <Stack $gap={6}>
            <Listed id="hostels" title={words.withHostel} campuses={campuses} what="hostel" />
            <Listed id="transport" title={words.withTransport} campuses={campuses} what="transport" />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  return { status: (await prepare(queryClient, hostelsQuery())) ? 200 : 503 };
}

const Campus = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  h3 {
    font-size: ${text.large};
  }
`;

interface Props {
  id: string;
  title: string;
  campuses: readonly Living[];
  what: 'hostel' | 'transport';
}

function Listed({ id, title, campuses, what }: Props) {
  const own = campuses.filter((campus) => campus[what] !== null);
  if (own.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <Grid $min="22rem">
        {own.map((campus) => (
          <Campus as="article" key={campus.slug}>
            <Row $gap={1}>
              <h3>
                <Link to={`/campus/${campus.slug}`}>{campus.name}</Link>
              </h3>
              {campus.women_only && <Badge>{texts.womenOnly}</Badge>}
            </Row>
            <EvenText html={campus[what] ?? ''} />
            <Contacts {...campus} />
          </Campus>
        ))}
      </Grid>
    </Part>
  );
}

function Contacts(office: Reached) {
  const { email, phone } = contactLinks(office);
  if (!email && !phone) return null;
  return (
    <Row $gap={2}>
      {email}
      {phone}
    </Row>
  );
}
