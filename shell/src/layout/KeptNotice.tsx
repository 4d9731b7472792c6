import { Button, color, Container, Row, shadow, space } from '@university/shared/ui';
import styled from 'styled-components';
import { useAreas } from '../site/areas';
import { texts } from './texts';

/** At the bottom edge, so that nothing on the page moves. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  padding-block: ${space(1)};
  border-top: 4px solid ${color.accent};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
`;

/** Says that a part of the page does not respond, because its code did not come, and lets people try again. */
export function KeptNotice() {
  const kept = useAreas((state) => state.kept);
  return (
    <div role="status">
      {kept.length > 0 && (
        <Bar>
          <Container>
            <Row>
              <span>{texts.kept}</span>
              <Button type="button" onClick={() => kept.map(({ retry }) => retry())}>
                {texts.error.retry}
              </Button>
            </Row>
          </Container>
        </Bar>
      )}
    </div>
  );
}
