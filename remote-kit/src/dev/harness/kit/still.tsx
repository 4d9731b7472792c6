import {
  ArticleContents,
  ArticleFrame,
  ArticleSource,
  Badge,
  Button,
  ButtonAnchor,
  ButtonLink,
  Card,
  color,
  FactColumns,
  FactLines,
  FactList,
  Failed,
  FieldError,
  FieldFrame,
  Grid,
  Hint,
  Input,
  Jaali,
  Label,
  Labelled,
  Loaded,
  Message,
  Muted,
  OutsideLink,
  PageTitle,
  Picture,
  Prose,
  Row,
  Select,
  SelectField,
  Stack,
  Table,
  TableRows,
  TextArea,
  TextAreaField,
  TextField,
  UnderConstruction,
  VisuallyHidden,
} from '@university/shared/kit';
import type { ComponentType } from 'react';

const FACTS = [
  { term: 'Code', value: 'BCA' },
  { term: 'Seats', value: 60 },
  { term: 'Order', value: null },
  { term: 'Department', value: 'Computer Applications', width: 'half' },
  { term: 'Eligibility', value: 'Class 12 with mathematics', width: 'whole' },
] as const;

const ROUNDS = Array.from({ length: 24 }, (_, round) => `Round ${round + 1}`);

const READ = { data: undefined, error: null, refetch() {} };

const PICTURE = {
  alt: 'A lathe in the workshop',
  width: 1_600,
  height: 1_000,
  colour: '#7c93a8',
  focal_x: 0.5,
  focal_y: 0.5,
  base: 'data:,',
  widths: [320],
};

export const STILL: Record<string, ComponentType> = {
  Buttons: () => (
    <Row>
      <Button type="button">Primary</Button>
      <Button type="button" $look="quiet">
        Quiet
      </Button>
      <Button type="button" $look="danger">
        Danger
      </Button>
      <Button type="button" aria-disabled>
        Under way
      </Button>
      <ButtonLink to="/dev">Link</ButtonLink>
      <ButtonAnchor href="https://example.org">Anchor</ButtonAnchor>
      <OutsideLink href="https://example.org">Outside</OutsideLink>
    </Row>
  ),
  Fields: () => (
    <Stack>
      <TextField label="Name" hint="As on your certificate." />
      <TextField label="E-mail" type="email" error="Enter an e-mail address." defaultValue="nobody" />
      <TextField label="File" type="file" />
      <SelectField id="kit-track" label="Track" none="Choose one" options={[['ug', 'Undergraduate']]} />
      <TextAreaField id="kit-reason" label="Reason" />
      <Labelled id="kit-own" label="A control of one’s own" hint="Labelled ties them together.">
        {(control) => <Select {...control} />}
      </Labelled>
      <FieldFrame>
        <Label htmlFor="kit-parts">The same by hand</Label>
        <Hint>A hint</Hint>
        <FieldError>What is wrong</FieldError>
        <Input id="kit-parts" />
        <TextArea aria-label="More" />
      </FieldFrame>
    </Stack>
  ),
  Messages: () => (
    <Stack>
      <Message>Plain</Message>
      <Message $tone="good">Good</Message>
      <Message $tone="bad">Bad</Message>
    </Stack>
  ),
  'What a query came to': () => (
    <Stack>
      <Failed onRetry={() => {}}>The list could not be loaded.</Failed>
      <Loaded query={{ ...READ, error: new Error('down') }} loading="Loading…" failed="The list could not be loaded.">
        {() => null}
      </Loaded>
      <Loaded query={{ ...READ, data: 'Data' }} loading="Loading…" failed="Failed.">
        {(data) => <p>{data}</p>}
      </Loaded>
    </Stack>
  ),
  Facts: () => (
    <Stack $gap={4}>
      <FactList facts={FACTS} />
      <FactColumns facts={FACTS} />
      <FactLines facts={FACTS} />
      <FactLines facts={FACTS} isBig />
    </Stack>
  ),
  Layout: () => (
    <Stack>
      <PageTitle as="p">PageTitle</PageTitle>
      <Prose>
        <p>Prose is no wider than reads well.</p>
        <Muted>Muted says less.</Muted>
      </Prose>
      <Grid $min="10rem">
        <Card>Card</Card>
        <Card>
          <Badge>Badge</Badge> <VisuallyHidden>for screen readers only</VisuallyHidden>
        </Card>
        <Card style={{ height: '8rem', color: color.accent }}>
          <Jaali seed="BCA" />
        </Card>
        <Card>
          <Picture picture={PICTURE} sizes="10rem" ratio={2} />
        </Card>
      </Grid>
    </Stack>
  ),
  Table: () => (
    <Stack>
      <Table
        caption="Table: fees"
        columns={['What', { name: 'All', isNumber: true }, { name: 'SC, ST', isNumber: true }]}
        groups={[
          {
            title: 'Every semester',
            rows: [
              ['Tuition', 25_000, 10_000],
              ['Library', 500, 500],
            ],
            sums: [['Together', 25_500, 10_500]],
          },
          { title: 'Once', rows: [['Identity card', 100, 100]] },
        ]}
      />
      <Table caption="Wider than the page" columns={ROUNDS} rows={[ROUNDS.map(() => 'Closed')]} />
      <table aria-label="TableRows">
        <TableRows columns={['Office', 'What for']} groups={[{ rows: [['Registrar', 'Appeals']] }]} />
      </table>
    </Stack>
  ),
  Article: () => (
    <ArticleFrame>
      <ArticleContents label="On this page">
        <li>
          <a href="#Article">Article</a>
        </li>
      </ArticleContents>
      <article>
        <p>Words.</p>
        <ArticleSource labels={{ owner: 'Owner', updated: 'Updated' }} owner="Registrar" updated="2026-01-15" />
      </article>
    </ArticleFrame>
  ),
  'Under construction': () => <UnderConstruction section="A section" />,
};
