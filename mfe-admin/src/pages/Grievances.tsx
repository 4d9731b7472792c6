import { StaffArea } from '../area/StaffArea';
import { GrievanceList } from '../grievances/GrievanceList';
import { texts } from '../texts/grievances';

export default function Grievances() {
  const { title, lead } = texts;
  return (
    <StaffArea title={title} lead={lead}>
      <GrievanceList />
    </StaffArea>
  );
}
