import { toastQueue } from '@university/shared';
import { color, radius, shadow, space } from '@university/shared/kit';
import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { texts } from '../../site/texts';

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
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

function showWaiting(): void {
  for (const { tone, message, id, duration } of toastQueue.getState().take()) {
    const options = { ...(id && { id }), ...(duration && { duration }) };
    if (tone === 'plain') toast(message, options);
    else toast[tone](message, options);
  }
}

/** The library's own list needs inline styles, which the CSP forbids. */
export default function ToastList() {
  const { toasts, handlers } = useToaster();
  useEffect(() => {
    showWaiting();
    return toastQueue.subscribe(showWaiting);
  }, []);
  return (
    <List onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, type, message }) => (
          <Note key={id} $bad={type === 'error'}>
            {typeof message === 'string' && message}
            <Dismiss type="button" onClick={() => toast.dismiss(id)}>
              {texts.close}
            </Dismiss>
          </Note>
        ))}
    </List>
  );
}
