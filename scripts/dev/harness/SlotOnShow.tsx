import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import remote from 'the-remote';

const SLOTS = new Map(remote.slots.map(({ id, load }) => [id, lazy(load)]));

/** A slot by itself; closing it leads back. */
export function SlotOnShow() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const Slot = SLOTS.get(id);
  return <Suspense fallback={null}>{Slot && <Slot close={() => void navigate(-1)} />}</Suspense>;
}
