import type { CampusDetail } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { color, formatMoney, Table, text } from '@university/shared/kit';
import styled from 'styled-components';
import { LEVELS } from '../programmes/levels';
import { texts } from './texts';

const words = texts.offers;

export interface Offer
  extends Pick<
    CampusDetail['programs'][number],
    '_id' | 'name' | 'programLevel' | 'seats' | 'first_payment' | 'has_page'
  > {
  shift?: string | null;
  department?: { _id: string; name: string };
}

const Programme = styled.div`
  font-size: ${text.body};
  font-weight: 700;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Department = styled.div`
  color: ${color.muted};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

export function Offers({ caption, offers }: { caption: string; offers: readonly Offer[] }) {
  const hasShift = offers.some(({ shift }) => shift);
  const hasPayment = offers.some(({ first_payment }) => first_payment !== null);
  const columns = [
    { name: words.programme },
    ...(hasShift ? [{ name: words.shift }] : []),
    { name: words.seats, isNumber: true },
    ...(hasPayment ? [{ name: words.firstPayment, isNumber: true }] : []),
  ];
  const groups = LEVELS.map(({ id, title }) => ({
    title,
    rows: offers
      .filter(({ programLevel }) => programLevel === id)
      .map((offer) => [
        <Named key="name" {...offer} />,
        ...(hasShift ? [offer.shift] : []),
        offer.seats > 0 ? offer.seats : null,
        ...(hasPayment ? [offer.first_payment === null ? null : formatMoney(offer.first_payment)] : []),
      ]),
  })).filter(({ rows }) => rows.length > 0);
  return <Table caption={caption} columns={columns} groups={groups} />;
}

function Named({ _id, name, has_page, department }: Offer) {
  return (
    <>
      <Programme>{has_page ? <Link to={`/programs/${_id}`}>{name}</Link> : name}</Programme>
      {department && (
        <Department>
          <Link to={`/dept/${department._id}`}>{department.name}</Link>
        </Department>
      )}
    </>
  );
}
