import type { SlotProps } from '@university/shared/remote';
import { Button, color, radius, shadow, space, useDialog, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from '../texts';
import { SearchBox } from './SearchBox';

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.sheet};
  color: ${color.ink};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  ${wide.phone} {
    width: min(44rem, calc(100vw - ${space(6)}));
    height: fit-content;
    max-height: calc(100vh - ${space(20)});
    margin: ${space(10)} auto auto;
    border-radius: ${radius.large};
    box-shadow: ${shadow.float};
  }
`;

const Close = styled(Button)`
  flex: none;
  width: 48px;
  padding: 0;
  border-color: transparent;
`;

/** A native modal keeps the focus inside and returns it. */
export default function Overlay({ close, typed }: SlotProps) {
  const { props, close: leave } = useDialog({ onClose: close, closesBeside: true });
  return (
    <Dialog {...props} aria-label={texts.title}>
      <SearchBox begun={typed} onDone={leave}>
        <Close type="button" $look="quiet" aria-label={texts.close} onClick={leave}>
          <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            <path d="M5 5L19 19M19 5L5 19" />
          </svg>
        </Close>
      </SearchBox>
    </Dialog>
  );
}
