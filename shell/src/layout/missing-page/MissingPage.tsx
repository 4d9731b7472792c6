import {
  ButtonLink,
  calm,
  color,
  Container,
  PageTitle,
  Section,
  Stack,
  space,
  text,
  width,
} from '@university/shared/kit';
import type { PageInfo } from '@university/shared/remote';
import { useLoaderData } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';
import { Help } from './Help';

const arrive = keyframes`
  from { opacity: 0; translate: 0 24px; }
`;

const Page = styled(Container)`
  padding-block: ${space(8)};
  text-align: center;
  animation: ${arrive} 400ms ease-out;
  ${calm} {
    animation: none;
  }
`;

const Code = styled.h1`
  color: ${color.link};
  font-size: clamp(6rem, 25vw, 11rem);
  line-height: 1;
`;

const Title = styled.h2`
  font-size: ${text.heading};
`;

const Text = styled.p`
  max-width: ${width.text};
  margin: ${space(1)} auto ${space(3)};
  color: ${color.muted};
`;

const Home = styled(ButtonLink)`
  transition: scale 150ms;
  &:hover {
    scale: 1.05;
  }
  &:active {
    scale: 0.95;
  }
  ${calm} {
    transition: none;
    &:hover,
    &:active {
      scale: none;
    }
  }
`;

const Beside = styled.div`
  width: fit-content;
  min-width: min(100%, 28rem);
  margin: ${space(5)} auto 0;
  text-align: start;
`;

export function NotFound() {
  return (
    <Page>
      <Code tabIndex={-1}>404</Code>
      <Title>{texts.notFound.title}</Title>
      <Text>{layoutTexts.missingPage.text}</Text>
      <Home to="/">{layoutTexts.missingPage.button}</Home>
      <Beside>
        <Help />
      </Beside>
    </Page>
  );
}

export function MissingPage() {
  const info = useLoaderData<PageInfo | null>();
  if (info?.status !== 503) return <NotFound />;
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle tabIndex={-1}>{texts.absent}</PageTitle>
          <p>{layoutTexts.missingPage.absent}</p>
        </Stack>
      </Container>
    </Section>
  );
}
