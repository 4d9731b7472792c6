import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import { useState } from 'react';
import { staffNoticeQuery, staffNoticesQuery } from '../api/queries';
import { OptionPicker } from '../form/OptionPicker';
import { texts } from './texts';

const OFFERED = 8;

interface Props {
  id: string;
  error: string | undefined;
  value: string;
  except: string | undefined;
  onChange: (id: string) => void;
}

export function FollowsPicker({ id, error, value, except, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = useQuery({ ...staffNoticesQuery({ state: 'all', limit: OFFERED, search }), enabled: search !== '' });
  const chosen = useQuery({ ...staffNoticeQuery(value), enabled: value !== '' });
  const options = (found.data?.data.notices ?? [])
    .filter(({ _id }) => _id !== except)
    .map(({ _id, fileName, publishAt }) => ({ id: _id, name: fileName, detail: formatDate(publishAt) }));
  return (
    <OptionPicker
      to="notice"
      id={id}
      field="follows.typed"
      label="Corrects or belongs to (optional)"
      hint="The notice that this one corrects or goes on from, by a part of its title. Both pages show both."
      error={error}
      value={value}
      name={value === '' ? '' : (chosen.data?.fileName ?? '…')}
      isOptional
      options={options}
      note={options.length > 0 ? undefined : search === '' ? texts.typeTitle : found.isSuccess ? texts.noNotice : '…'}
      onSearch={setSearch}
      onChoose={(option) => onChange(option?.id ?? '')}
    />
  );
}
