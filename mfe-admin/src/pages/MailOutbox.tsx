import { StaffArea } from '../area/StaffArea';
import { Outbox } from '../mail/Outbox';
import { texts } from '../texts/staff';

export default function MailOutbox() {
  const { title, lead } = texts.mail;
  return (
    <StaffArea title={title} lead={lead}>
      <Outbox />
    </StaffArea>
  );
}
