import * as Kit from '@university/shared/kit';
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
    <Kit.Row>
      <Kit.Button type="button">Primary</Kit.Button>
      <Kit.Button type="button" $look="quiet">
        Quiet
      </Kit.Button>
      <Kit.Button type="button" $look="danger">
        Danger
      </Kit.Button>
      <Kit.Button type="button" aria-disabled>
        Under way
      </Kit.Button>
      <Kit.ButtonLink to="/dev">Link</Kit.ButtonLink>
      <Kit.ButtonAnchor href="https://example.org">Anchor</Kit.ButtonAnchor>
      <Kit.OutsideLink href="https://example.org">Outside</Kit.OutsideLink>
    </Kit.Row>
  ),
  Fields: () => (
    <Kit.Stack>
      <Kit.TextField label="Name" hint="As on your certificate." />
      <Kit.TextField label="E-mail" type="email" error="Enter an e-mail address." defaultValue="nobody" />
      <Kit.TextField label="File" type="file" />
      <Kit.SelectField id="kit-track" label="Track" none="Choose one" options={[['ug', 'Undergraduate']]} />
      <Kit.TextAreaField id="kit-reason" label="Reason" />
      <Kit.Labelled id="kit-own" label="A control of one’s own" hint="Labelled ties them together.">
        {(control) => <Kit.Select {...control} />}
      </Kit.Labelled>
      <Kit.FieldFrame>
        <Kit.Label htmlFor="kit-parts">The same by hand</Kit.Label>
        <Kit.Hint>A hint</Kit.Hint>
        <Kit.FieldError>What is wrong</Kit.FieldError>
        <Kit.Input id="kit-parts" />
        <Kit.TextArea aria-label="More" />
      </Kit.FieldFrame>
    </Kit.Stack>
  ),
  Messages: () => (
    <Kit.Stack>
      <Kit.Message>Plain</Kit.Message>
      <Kit.Message $tone="good">Good</Kit.Message>
      <Kit.Message $tone="bad">Bad</Kit.Message>
    </Kit.Stack>
  ),
  'What a query came to': () => (
    <Kit.Stack>
      <Kit.Failed onRetry={() => {}}>The list could not be loaded.</Kit.Failed>
      <Kit.Loaded
        query={{ ...READ, error: new Error('down') }}
        loading="Loading…"
        failed="The list could not be loaded."
      >
        {() => null}
      </Kit.Loaded>
      <Kit.Loaded query={{ ...READ, data: 'Data' }} loading="Loading…" failed="Failed.">
        {(data) => <p>{data}</p>}
      </Kit.Loaded>
    </Kit.Stack>
  ),
  Facts: () => (
    <Kit.Stack $gap={4}>
      <Kit.FactList facts={FACTS} />
      <Kit.FactColumns facts={FACTS} />
      <Kit.FactLines facts={FACTS} />
      <Kit.FactLines facts={FACTS} isBig />
    </Kit.Stack>
  ),
  Layout: () => (
    <Kit.Stack>
      <Kit.PageTitle as="p">PageTitle</Kit.PageTitle>
      <Kit.Prose>
        <p>Prose is no wider than reads well.</p>
        <Kit.Muted>Muted says less.</Kit.Muted>
      </Kit.Prose>
      <Kit.Grid $min="10rem">
        <Kit.Card>Card</Kit.Card>
        <Kit.Card>
          <Kit.Badge>Badge</Kit.Badge> <Kit.VisuallyHidden>for screen readers only</Kit.VisuallyHidden>
        </Kit.Card>
        <Kit.Card style={{ height: '8rem', color: Kit.color.accent }}>
          <Kit.Jaali seed="BCA" />
        </Kit.Card>
        <Kit.Card>
          <Kit.Picture picture={PICTURE} sizes="10rem" ratio={2} />
        </Kit.Card>
      </Kit.Grid>
    </Kit.Stack>
  ),
  Table: () => (
    <Kit.Stack>
      <Kit.Table
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
      <Kit.Table caption="Wider than the page" columns={ROUNDS} rows={[ROUNDS.map(() => 'Closed')]} />
      <table aria-label="TableRows">
        <Kit.TableRows columns={['Office', 'What for']} groups={[{ rows: [['Registrar', 'Appeals']] }]} />
      </table>
    </Kit.Stack>
  ),
  Article: () => (
    <Kit.ArticleFrame>
      <Kit.ArticleContents label="On this page">
        <li>
          <a href="#Article">Article</a>
        </li>
      </Kit.ArticleContents>
      <article>
        <p>Words.</p>
        <Kit.ArticleSource labels={{ owner: 'Owner', updated: 'Updated' }} owner="Registrar" updated="2026-01-15" />
      </article>
    </Kit.ArticleFrame>
  ),
  'Under construction': () => <Kit.UnderConstruction section="A section" />,
};
