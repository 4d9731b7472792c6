import { Button, color, Row, space, text } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { forgetSearches, isSlashOn, turnSlash } from './device';

const Bar = styled(Row)`
  justify-content: space-between;
  padding-top: ${space(1)};
  font-size: ${text.small};
  color: ${color.muted};
`;

const Clear = styled(Button)`
  min-height: 40px;
  border-width: 1px;
  font-size: ${text.small};
`;

/** Where no keyboard is likely there is nothing to choose. */
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 40px;
  input {
    width: 24px;
    height: 24px;
    accent-color: ${color.ink};
  }
  @media (hover: none) and (max-width: 36rem) {
    display: none;
  }
`;

/** What is saved on the device for search, and how to take it back. */
export function Preferences({ hasRecent, onForget }: { hasRecent: boolean; onForget: () => void }) {
  const [isOn, setOn] = useState(isSlashOn);

  function onChange() {
    turnSlash(!isOn);
    setOn(!isOn);
  }

  function onClear() {
    forgetSearches();
    onForget();
  }

  return (
    <Bar $gap={1}>
      <Choice>
        <input type="checkbox" checked={isOn} onChange={onChange} />
        {texts.shortcut}
      </Choice>
      {hasRecent && (
        <Clear type="button" $look="quiet" onClick={onClear}>
          {texts.clearRecent}
        </Clear>
      )}
    </Bar>
  );
}
