import { sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useQuery } from '@university/shared/query';
import { whole } from '../../api/queries';
import type { Field } from '../model/fields';
import { KNOWN, knownId } from './plain-fields';

type Option = readonly [value: string, label: string];

const List = ({ name, options = [] }: { name: string; options: readonly Option[] | undefined }) => (
  <datalist id={knownId(name)}>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);

const bandsQuery = whole(['document', 'known', 'bands'], calls.listFees, ({ data: { fees } }) =>
  [...new Set(fees.flatMap(({ band }) => band ?? []))].map((band): Option => [band, '']),
);

const categoriesQuery = whole(['document', 'known', 'categories'], calls.getAdmissionCodes, ({ data: { admission } }) =>
  (admission?.categories ?? []).flatMap(({ code, name }): Option[] => [
    [code, name],
    ...(admission?.regions ?? []).map((region): Option => [`${region.code}_${code}`, `${name}, ${region.name}`]),
  ]),
);

const pagesQuery = whole(['document', 'known', 'pages'], calls.listPages, ({ data: { pages } }) =>
  pages.map(({ path, title }): Option => [path, title]),
);

const Bands = () => <List name="bands" options={useQuery(bandsQuery).data} />;
const Categories = () => <List name="categories" options={useQuery(categoriesQuery).data} />;

function Pages() {
  const { data: fixed = [] } = useQuery(sitePagesQuery());
  const { data: written = [] } = useQuery(pagesQuery);
  const all = new Map([...fixed.map(({ path, title }) => [path, title] as const), ...written]);
  return <List name="pages" options={[...all]} />;
}

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => ('fields' in field ? namesIn(field.fields) : field.name));

export function KnownValues({ fields }: { fields: readonly Field[] }) {
  const lists = new Set(namesIn(fields).map((name) => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined)));
  return (
    <>
      {lists.has('bands') && <Bands />}
      {lists.has('categories') && <Categories />}
      {lists.has('pages') && <Pages />}
    </>
  );
}
