import { identity } from '@university/shared/identity';
import { useNavigate } from '@university/shared/router';
import { Button, ButtonLink } from './Button';
import { Container, Prose, Row, Section, Stack } from './layout';
import { PageHeader } from './PageHeader';
import { texts } from './under-construction-texts';

interface Props {
  section: string;
}

export function UnderConstruction({ section }: Props) {
  const navigate = useNavigate();

  function goBack() {
    // A new tab has no history.
    if (window.history.length > 1) void navigate(-1);
    else void navigate('/');
  }

  return (
    <>
      <PageHeader title={section} lead={texts.lead} />
      <Section>
        <Container>
          <Stack $gap={3}>
            <Prose>
              <p>
                {texts.help} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
              </p>
            </Prose>
            <Row>
              <Button type="button" $look="quiet" onClick={goBack}>
                {texts.back}
              </Button>
              <ButtonLink to="/">{texts.home}</ButtonLink>
            </Row>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
