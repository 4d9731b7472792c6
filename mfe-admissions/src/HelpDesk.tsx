import { identity } from '@university/shared/identity';

export function HelpDesk() {
  return <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>;
}
