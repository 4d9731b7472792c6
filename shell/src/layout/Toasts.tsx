import { toast, useToaster } from '@university/shared';
import { color, radius, shadow, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from './texts';

/** Top-center. Source: specification, section 9. */
const Place = styled.div`
  position: fixed;
  top: ${space(2)};
  left: 50%;
  z-index: 60;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  width: min(26rem, calc(100vw - ${space(4)}));
  translate: -50% 0;
  pointer-events: none;
`;

const Note = styled.div<{ $bad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-left: 4px solid ${({ $bad }) => ($bad ? color.bad : color.accent)};
  border-radius: ${radius.small};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
  pointer-events: auto;
`;

const Dismiss = styled.button`
  min-height: 32px;
  margin-left: auto;
  border: 0;
  background: none;
  font-weight: 700;
  text-decoration: underline;
  cursor: pointer;
`;

/** The site's toaster. The live region stands in the page from the beginning, or nothing would be read out. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <Place role="status" aria-live="polite" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, type, message }) => (
          <Note key={id} $bad={type === 'error'}>
            {typeof message === 'function' ? null : message}
            <Dismiss type="button" onClick={() => toast.dismiss(id)}>
              {texts.close}
            </Dismiss>
          </Note>
        ))}
    </Place>
  );
}
