import { Button, formatInstant, Muted, Row } from '@university/shared/ui';
import { show } from '../texts';
import { PrintOnly, ScreenOnly } from './result-grid';

interface Props {
  /** When the record was read, for the print. */
  serverTime: string;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** The foot of a result: to print it, and to leave it. */
export function Leaving({ serverTime, isSigningOut, onSignOut }: Props) {
  return (
    <>
      <ScreenOnly>
        <Row>
          <Button type="button" $look="quiet" onClick={() => window.print()}>
            {show.print}
          </Button>
          <Button type="button" $look="quiet" aria-disabled={isSigningOut} onClick={onSignOut}>
            {isSigningOut ? show.signingOut : show.signOut}
          </Button>
          <Muted>{show.signOutLead}</Muted>
        </Row>
      </ScreenOnly>
      <PrintOnly>{show.printed(formatInstant(serverTime))}</PrintOnly>
    </>
  );
}
