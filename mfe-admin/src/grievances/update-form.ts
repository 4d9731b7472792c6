import { grievanceUpdate, type GrievanceStatus } from '../contract';
import { checked } from '../form/checked';

/** The contract's rules for what staff enter; which version it changes the form adds when it is sent. */
export const updateForm = checked<{ status: GrievanceStatus; reply: string }>((values) => {
  const { error } = grievanceUpdate.safeParse({ ...values, version: 0 });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
});
