import { StaffArea } from '../area/StaffArea';
import { OwnPassword } from '../password/OwnPassword';
import { texts } from '../texts/password';

export default function Password() {
  const { title, lead } = texts.own;
  return (
    <StaffArea title={title} lead={lead}>
      <OwnPassword />
    </StaffArea>
  );
}
