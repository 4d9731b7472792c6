import { type Look, lookFrom, nightColours, type Theme, themeColours } from '@university/shared/colours';
import { Button, color, FormPart, Grid, Message, radius, space, Stack } from '@university/shared/kit';
import { useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useDocumentForm } from '../form-context';
import { texts } from '../texts';
import { lookIn, mainColourOf } from './colour';
import { ApiError } from '@university/shared';
import { identity } from '@university/shared/identity';
import { TaskButton } from '../../form/actions';

const Frame = styled.figure`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.ink};
`;

const Head = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border-bottom: 4px solid ${color.accent};
  background: ${color.night};
  color: ${color.onNight};
  strong {
    color: ${color.accent};
  }
  small {
    display: block;
    color: ${color.onNightMuted};
  }
`;

const Body = styled(Stack)`
  padding: ${space(2)};
`;

const Link = styled.span`
  color: ${color.link};
  text-decoration: underline;
`;

const Sheet = styled.div`
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
`;

export function Specimen() {
  const { task } = useDocumentForm();
  const look = lookIn(useWatch({ control: task.form.control, name: 'data' }));
  return (
    <FormPart title="How it looks">
      {identity.logos?.[0] && <FromLogo src={sourceOf(identity.logos[0].light)} />}
      <Grid $min="16rem">
        <Page look={look} theme="light" />
        <Page look={look} theme="dark" />
      </Grid>
    </FormPart>
  );
}

const sourceOf = ({ base, widths }: { base: string; widths: readonly number[] }) => `${base}-${widths[0]}.webp`;

function FromLogo({ src }: { src: string }) {
  const { task } = useDocumentForm();
  async function take() {
    const colour = await mainColourOf(src);
    if (!colour) throw new ApiError(0, 'no_colour', 'The logo has no colour, only black, white and greys.');
    const { night, light, dark } = lookFrom(colour);
    const found = { night, 'light.accent': light.accent, 'light.link': light.link } as const;
    const atNight = { 'dark.accent': dark.accent, 'dark.link': dark.link } as const;
    for (const [name, value] of Object.entries({ ...found, ...atNight }))
      task.form.setValue(`data.${name}`, value, { shouldDirty: true });
  }
  return <TaskButton onRun={take}>Take the colours of the logo</TaskButton>;
}

function Page({ look, theme }: { look: Look; theme: Theme }) {
  const frame = useRef<HTMLElement>(null);
  // By script, since the CSP forbids style attributes.
  useLayoutEffect(() => {
    for (const [name, colour] of Object.entries({ ...themeColours(look, theme), ...nightColours(look) })) {
      frame.current?.style.setProperty(`--${name}`, colour);
    }
  }, [look, theme]);
  return (
    <Frame ref={frame} aria-label={texts.specimenThemes[theme]} inert>
      <Head>
        <strong>{texts.specimenThemes[theme]}</strong>
        <small>Text of header and footer</small>
      </Head>
      <Body $gap={1.5}>
        <p>
          What a page says, and <Link>where it leads.</Link>
        </p>
        <Sheet>
          <Link>A link on a card</Link>
        </Sheet>
        <div>
          <Button type="button">The first button</Button>
        </div>
        <Message>
          <p>Something people should know.</p>
        </Message>
      </Body>
    </Frame>
  );
}
