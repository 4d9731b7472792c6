import { useQuery } from '@university/shared/query';
import { useParams } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import { useState } from 'react';
import { staffNoticeQuery, staffNoticesQuery } from '../api/queries';
import { OptionPicker, type PickerProps } from '../form/OptionPicker';

/** Searched when something is typed: there are thousands. */
export function NoticePicker(props: PickerProps) {
  const { value } = props;
  const { id: own } = useParams();
  const [search, setSearch] = useState('');
  const found = useQuery({ ...staffNoticesQuery({ state: 'all', limit: 8, search }), enabled: search !== '' });
  const chosen = useQuery({ ...staffNoticeQuery(value), enabled: value !== '' });
  const options = (found.data?.data.notices ?? [])
    .filter(({ _id }) => _id !== own)
    .map(({ _id, fileName, publishAt }) => ({ id: _id, name: fileName, detail: formatDate(publishAt) }));
  const none = search === '' ? 'Type a part of its title.' : found.isSuccess ? 'No notice has these words.' : '…';
  return (
    <OptionPicker
      {...props}
      name={value === '' ? '' : (chosen.data?.fileName ?? '…')}
      options={options}
      note={options.length > 0 ? undefined : none}
      onSearch={setSearch}
    />
  );
}
