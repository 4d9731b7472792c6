import { identity } from '@university/shared/identity';
import { Card, Muted, space, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from './texts';

const Title = styled.h3`
  font-size: ${text.large};
`;

const Steps = styled.ol`
  padding-left: ${space(2.5)};
  li + li {
    margin-top: ${space(1)};
  }
`;

const Call = styled.a`
  display: inline-block;
  padding-block: 2px;
  font-weight: 700;
`;

const words = texts.aside;

/** What becomes of a grievance, and what cannot wait for it. */
export function NextSteps() {
  const { phone, email } = identity.antiRagging;
  return (
    <Stack as="aside" $gap={3} aria-label={words.title}>
      <Card>
        <Stack $gap={1}>
          <Title>{words.title}</Title>
          <Steps>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Muted>{words.privacy}</Muted>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={1}>
          <Title>{words.urgent}</Title>
          <p>{words.emergency}</p>
          <p>
            {words.ragging} <Call href={`tel:${phone.replaceAll('-', '')}`}>{phone}</Call>,{' '}
            <Call href={`mailto:${email}`}>{email}</Call>
          </p>
        </Stack>
      </Card>
    </Stack>
  );
}
