import { Container, PageHeader, Section } from '@university/shared/kit';
import { useHydrated } from '@university/shared/island';
import type { PageModule } from '@university/shared/remote';
import type { ComponentType } from 'react';
import { texts } from '../texts';

interface Frame {
  title: string;
  description: string;
}

/** Heading and lead are in the HTML; the remote's content is browser only. */
export function plainPage({ title, description }: Frame, Content?: ComponentType): PageModule {
  function PlainPage() {
    const isHydrated = useHydrated();
    return (
      <>
        <PageHeader title={title} lead={description} />
        <Section>
          <Container>
            {Content && isHydrated ? (
              <Content />
            ) : (
              <>
                <p role="status">{texts.loading}</p>
                <noscript>{texts.needsScripts}</noscript>
              </>
            )}
          </Container>
        </Section>
      </>
    );
  }
  return { default: PlainPage };
}
