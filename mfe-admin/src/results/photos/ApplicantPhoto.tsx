import { httpClient } from '@university/shared';
import { getApplicantPhoto } from '@university/shared/calls';
import { Muted, radius, Stack } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { TaskButton } from '../../form/buttons';
import { texts } from '../import-texts';

const words = texts.show;

const Picture = styled.img`
  width: 175px;
  height: 225px;
  border-radius: ${radius.small};
`;

/** A picture as an address that holds it: pages show no other of what needs a login. */
const asAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

/** @returns null where there is none */
async function readPhoto(id: string): Promise<string | null> {
  const path = getApplicantPhoto.replace('GET ', '').replace(':id', encodeURIComponent(id));
  const client = await httpClient();
  const answer = await client.get<Blob>(path, {
    responseType: 'blob',
    validateStatus: (status) => status === 200 || status === 404,
  });
  return answer.status === 404 ? null : asAddress(answer.data);
}

/** The photograph of an applicant, when somebody asks for it: each look is noted. */
export function ApplicantPhoto({ id, name }: { id: string; name: string }) {
  const [photo, setPhoto] = useState<string | null>();
  return (
    <Stack $gap={1}>
      <div role="status">
        {photo && <Picture src={photo} alt={words.alt(name)} />}
        {photo === null && <p>{words.none}</p>}
      </div>
      {photo === undefined && (
        <>
          <TaskButton onRun={async () => setPhoto(await readPhoto(id))} working={words.working}>
            {words.submit}
          </TaskButton>
          <Muted>{words.hint}</Muted>
        </>
      )}
    </Stack>
  );
}
