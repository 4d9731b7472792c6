import { identity } from '@university/shared/identity';
import { Card, Muted, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { MinorTitle, Steps } from '../components/type';
import { texts } from './texts';

const Call = styled.a`
  display: inline-block;
  padding-block: 2px;
  font-weight: 700;
`;

const words = texts.aside;
const { antiRagging } = identity;

/** What becomes of a grievance, and what cannot wait for it. */
export function NextSteps() {
  return (
    <Stack as="aside" $gap={3} aria-label={words.title}>
      <Card>
        <Stack $gap={1}>
          <MinorTitle>{words.title}</MinorTitle>
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
          <MinorTitle>{words.urgent}</MinorTitle>
          <p>{words.emergency}</p>
          {antiRagging && (
            <p>
              {words.ragging} <Call href={`tel:${antiRagging.phone.replaceAll('-', '')}`}>{antiRagging.phone}</Call>,{' '}
              <Call href={`mailto:${antiRagging.email}`}>{antiRagging.email}</Call>
            </p>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
