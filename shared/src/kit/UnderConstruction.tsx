import { identity } from '@university/shared/identity';
import { useNavigate } from '@university/shared/router';
import { Button, ButtonLink } from './Button';
import { Container, Prose, Row, Section, Stack } from './layout';
import { PageHeader } from './PageHeader';

const TEXTS = {
  lead: 'This section is being built.',
  help: 'Until it is ready, write to the help desk for anything you hoped to find here:',
  back: 'Go Back',
  home: 'Go Home',
} as const;

interface Props {
  /** Name of the section, as the menu calls it. */
  section: string;
}

/** The page of a section that is not there yet. */
export function UnderConstruction({ section }: Props) {
  const navigate = useNavigate();

  function goBack() {
    // In a tab opened for this page there is nothing to go back to, and the button would do nothing.
    if (window.history.length > 1) void navigate(-1);
    else void navigate('/');
  }

  return (
    <>
      <PageHeader title={section} lead={TEXTS.lead} />
      <Section>
        <Container>
          <Stack $gap={3}>
            <Prose>
              <p>
                {TEXTS.help} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
              </p>
            </Prose>
            <Row>
              <Button type="button" $look="quiet" onClick={goBack}>
                {TEXTS.back}
              </Button>
              <ButtonLink to="/">{TEXTS.home}</ButtonLink>
            </Row>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
