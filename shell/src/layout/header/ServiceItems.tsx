import { useSession } from '@university/shared';
import { identity, isThere } from '@university/shared/identity';
import { color, narrow, space, wide } from '@university/shared/kit';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { SmartLink } from '../SmartLink';
import { layoutTexts } from '../texts';

export const Account = lazy(() => import('./Account'));

const words = layoutTexts.utility;

const { portals } = identity;

export const FACULTY_LOGIN_ID = 'faculty-login';

/** Source: specification, section 2. */
const FromTablet = styled.span`
  display: none;
  white-space: pre;
  ${wide.tablet} {
    display: inline;
  }
`;

/** Order: specification, section 2. `data-rest`: hidden on phones. */
export function ServiceItems() {
  return (
    <>
      <li data-rest="">
        <SmartLink to="/tenders">{words.tenders}</SmartLink>
      </li>
      <StaffEntry />
      <li data-rest="">
        <button type="button" aria-haspopup="dialog" popoverTarget={FACULTY_LOGIN_ID}>
          {words.faculty}
        </button>
      </li>
      {portals.student && (
        <li>
          <SmartLink to={portals.student}>{words.student}</SmartLink>
        </li>
      )}
      <li>
        <SmartLink to="/grievance-form">
          {words.grievance}
          <FromTablet>{words.rti}</FromTablet>
        </SmartLink>
      </li>
      {isThere('/alumni') && (
        <li data-rest="">
          <SmartLink to="/alumni">{words.alumni}</SmartLink>
        </li>
      )}
    </>
  );
}

export const ServicesInDrawer = styled.ul`
  display: none;
  ${narrow.phone} {
    display: block;
    margin-top: ${space(1)};
    padding-top: ${space(1)};
    border-top: 1px solid ${color.line};
  }
  li:not([data-rest]) {
    display: none;
  }
`;

function StaffEntry() {
  const session = useSession();
  return (
    <li data-rest="">
      {session ? (
        <Suspense>
          <Account />
        </Suspense>
      ) : (
        <SmartLink to="/admin-login">{words.admin}</SmartLink>
      )}
    </li>
  );
}
