import { Link } from '@university/shared/router';
import { text } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Words = styled.div`
  > :first-child {
    font-size: ${text.large};
    font-weight: 700;
  }
`;

interface Props {
  person: { _id: string; name: string; designation: string };
  children?: ReactNode;
}

export const Leader = ({ person: { _id, name, designation }, children }: Props) => (
  <Words>
    <Link to={`/faculty/${_id}`}>{name}</Link>
    <div>{designation}</div>
    {children}
  </Words>
);
