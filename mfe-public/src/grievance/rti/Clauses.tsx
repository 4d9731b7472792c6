import { Link } from '@university/shared/router';
import { space, TableRows, text, width } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Quiet } from '../../components/type';
import { PlainTable } from './plain-table';
import { CLAUSES } from './clauses';
import { rtiTexts as words } from './texts';

const Text = styled.div`
  max-width: ${width.text};
`;

const Title = styled.strong`
  display: block;
  font-size: ${text.large};
  line-height: 1.3;
`;

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

/** The 17 kinds of information that are published without being asked for. */
export function Clauses({ labelledBy }: { labelledBy: string }) {
  const rows = CLAUSES.map(({ number, title, text, links, reviewed }) => [
    `(${number})`,
    <Text key={number}>
      <Title>{title}</Title>
      {text}
      <Ways>
        {links.map((link) => (
          <Link key={link.to} to={link.to}>
            {link.text}
          </Link>
        ))}
      </Ways>
      <Quiet>
        {words.reviewed} <time dateTime={reviewed}>{formatDate(reviewed)}</time>
      </Quiet>
    </Text>,
  ]);
  return (
    <PlainTable aria-labelledby={labelledBy}>
      <TableRows columns={words.clausesColumns} groups={[{ rows }]} />
    </PlainTable>
  );
}
