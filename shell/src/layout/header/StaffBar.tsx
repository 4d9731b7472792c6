import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { Container, color, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Logo } from '../../site/Logo';
import { layoutTexts } from '../texts';
import { Account } from './Account';

const words = layoutTexts.staff;

const Bar = styled.header`
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${text.small};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Inside = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  > :last-child {
    margin-left: auto;
  }
`;

const Area = styled(Link)`
  font-weight: 700;
`;

/** The head of every page of the staff area: where one is, the way to the site, and who is logged in. */
export function StaffBar() {
  return (
    <Bar>
      <Inside>
        <Area to="/admin/dashboard">
          <Logo size={28} />
          {words.area(identity.shortName)}
        </Area>
        <Link to="/">{words.site}</Link>
        <Account isShort />
      </Inside>
    </Bar>
  );
}
