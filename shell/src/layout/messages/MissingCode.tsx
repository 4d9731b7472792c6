import { Button, color, Container, Row, shadow, space } from '@university/shared/kit';
import styled from 'styled-components';
import { useAreas } from '../../site/contexts';
import { saveTyped } from '../../site/typed/typed';
import { texts } from '../../site/texts';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  padding-block: ${space(1)};
  border-top: 4px solid ${color.accent};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
`;

function openAnew() {
  saveTyped();
  location.reload();
}

export function MissingCode() {
  const { standing, isOutdated } = useAreas();
  const [text, button, onClick] = isOutdated
    ? [texts.outdated.text, texts.outdated.reload, openAnew]
    : [texts.missingCode, texts.error.retry, () => standing.map(({ retry }) => retry())];
  return (
    <div role="status">
      {(isOutdated || standing.length > 0) && (
        <Bar>
          <Container>
            <Row>
              <span>{text}</span>
              <Button type="button" onClick={onClick}>
                {button}
              </Button>
            </Row>
          </Container>
        </Bar>
      )}
    </div>
  );
}
