import { Container, PageHeader, Section, Stack } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useLocation } from 'react-router-dom';
import described from 'the-remote/described';
import { exampleAddress } from '@university/shared/testing/tools';

export const HOME = '/dev';
export const SLOTS = '/dev/slots';
export const KIT = '/dev/kit';

export function Contents() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title={described.name}
        lead={
          pathname === '/' || pathname === HOME
            ? 'Every page and slot of this remote.'
            : `${pathname} is no page of this remote.`
        }
      />
      <Section>
        <Container>
          <Stack $gap={2}>
            <h2>Pages</h2>
            <ul>
              {described.routes.map(({ id, path, title }) => (
                <li key={id}>
                  <Link to={exampleAddress(path)}>{title}</Link> <code>{path}</code>
                </li>
              ))}
            </ul>
            {described.slots.length > 0 && <h2>Slots</h2>}
            <ul>
              {described.slots.map(({ id, slot }) => (
                <li key={id}>
                  <Link to={`${SLOTS}/${id}`}>{slot}</Link> <code>{id}</code>
                </li>
              ))}
            </ul>
            <p>
              <Link to={KIT}>Every part of the kit</Link>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
