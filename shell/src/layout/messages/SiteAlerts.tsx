import { Link } from '@university/shared/router';
import { Container, color, space } from '@university/shared/kit';
import { use, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { alertKey, dismissAlert, dismissedAlerts, type SiteAlert, useFrame } from '../../site/frame';
import { SiteContext } from '../../site/contexts';
import { NOTICE_PATH } from '../../site/routes';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';

const Strip = styled.section`
  background: ${color.accent};
  color: ${color.onAccent};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  li + li {
    border-top: 1px solid;
  }
  a {
    padding-block: ${space(1)};
    color: inherit;
    font-weight: 700;
    line-height: 1.35;
  }
  button {
    flex: none;
    min-height: 44px;
    border: 0;
    background: none;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }
  :focus-visible {
    outline-color: ${color.onAccent};
    outline-offset: -2px;
  }
`;

export function SiteAlerts() {
  const alerts = useFrame()?.alerts ?? [];
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  // Session storage is unknown on the server.
  useLayoutEffect(() => setDismissed(dismissedAlerts()), []);
  const shown = alerts.filter((alert) => !dismissed.includes(alertKey(alert)));

  function dismiss(key: string) {
    setDismissed(dismissAlert(key));
    // The focused button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  if (shown.length === 0) return null;
  return (
    <Strip aria-label={layoutTexts.alerts.title}>
      <Container>
        <ul>
          {shown.map((alert) => (
            <li key={alertKey(alert)}>
              <AlertLink {...alert} />
              <button
                type="button"
                onClick={() => dismiss(alertKey(alert))}
                aria-label={layoutTexts.alerts.dismiss(alert.fileName)}
              >
                {texts.close}
              </button>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}

/** A site without notice pages links to the file. */
function AlertLink({ _id, fileName, fileLink }: SiteAlert) {
  if (use(SiteContext).routes.some(({ path }) => path === NOTICE_PATH))
    return <Link to={`/notices/${_id}`}>{fileName}</Link>;
  return fileLink ? <a href={fileLink}>{fileName}</a> : <strong>{fileName}</strong>;
}
