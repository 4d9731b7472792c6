import { StaffArea } from '../area/StaffArea';
import { AuditLog } from '../results/AuditLog';
import { texts } from '../texts/results';

export default function ResultAudit() {
  const { title, lead } = texts.audit;
  return (
    <StaffArea title={title} lead={lead}>
      <AuditLog />
    </StaffArea>
  );
}
