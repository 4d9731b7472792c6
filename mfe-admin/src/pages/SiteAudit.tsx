import { StaffArea } from '../area/StaffArea';
import { ChainState } from '../audit/ChainState';
import { SiteLog } from '../audit/SiteLog';
import { texts } from '../texts/audit';

export default function SiteAudit() {
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <ChainState />
      <SiteLog />
    </StaffArea>
  );
}
