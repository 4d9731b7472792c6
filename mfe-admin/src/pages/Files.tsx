import { StaffArea } from '../area/StaffArea';
import { FileTable } from '../files/FileTable';
import { texts } from '../texts/notices';

export default function Files() {
  const { title, lead } = texts.files;
  return (
    <StaffArea title={title} lead={lead}>
      <FileTable />
    </StaffArea>
  );
}
