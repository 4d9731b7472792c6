/** Generated applicants of Diploma Round 1, open in the demonstration, and their requests. */
const STAFF_PASSWORD = 'demo-Skill-2025';
const JSON_TYPE = { 'content-type': 'application/json' };
const COLUMNS =
  'form_number,name,email,date_of_birth,registered_category,outcome,program_code,campus_code,category_allocated,program_preference,rank';

const two = (value) => String(value).padStart(2, '0');

/** Each visitor has an own address, since limits count by address. */
export const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export const applicant = (n) => ({
  n,
  email: `applicant.${n}@load.example`,
  birthDate: `${two((n % 28) + 1)}-${two((n % 12) + 1)}-${2004 + (n % 5)}`,
  formNumber: `LOAD${String(n).padStart(7, '0')}`,
  address: addressOf(n),
});

export const jsonRequest = (method, path, body, headers = {}) => ({
  method,
  path: `/api/v1${path}`,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

export const signInRequest = ({ email, birthDate, address }, fields = {}) =>
  jsonRequest(
    'POST',
    '/result?category=diploma',
    { email, password: birthDate, ...fields },
    { 'x-forwarded-for': address },
  );

export const decisionRequest = ({ id, cookie }, status, { formNumber }) =>
  jsonRequest('PUT', `/result/${id}`, { status, form_number: formNumber }, { cookie });

export const cookieOf = (headers) => String(headers['set-cookie'] ?? '').split(';')[0];

const send = (url, { path, ...request }) => fetch(new URL(path, url), request);

export async function staffToken(url, role = 'admin') {
  const answer = await send(
    url,
    jsonRequest('POST', '/auth/login', { email: `${role}@seu.example`, password: STAFF_PASSWORD }),
  );
  return (await answer.json()).token;
}

/** Codes of a programme of this level and a campus that teaches it. */
export async function placeOf(url, level) {
  const { data } = await (await fetch(`${url}/program`)).json();
  const { data: places } = await (await fetch(`${url}/campus`)).json();
  const program = data.programs.find(({ programLevel }) => programLevel === level);
  const campus = places.campuses.find(({ slug }) => program.campuses.some((offered) => offered.slug === slug));
  return { program: program.code, campus: campus.code };
}

/** Imports applicants with a seat at preference 2, numbered from `first`. */
export async function importApplicants(url, count, { first = 0, rankOf = (n) => n + 1, token } = {}) {
  const { program, campus } = await placeOf(url, 'DIPLOMA');
  const lines = Array.from({ length: count }, (_, index) => {
    const { n, email, birthDate, formNumber } = applicant(first + index);
    return `${formNumber},Load Person,${email},${birthDate},D_UR,allotted,${program},${campus},D_UR,2,${rankOf(n)}`;
  });
  const form = new FormData();
  form.append('csv', new Blob([`${COLUMNS}\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'load.csv');
  const answer = await fetch(`${url}/admission/round/diploma/1/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? (await staffToken(url, 'admissions'))}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The import was refused: ${(await answer.text()).slice(0, 500)}`);
}

export async function signIn(url, person) {
  const answer = await send(url, signInRequest(person));
  if (!answer.ok) throw new Error(`Sign-in failed: ${await answer.text()}`);
  const { data } = await answer.json();
  return { id: data.record._id, cookie: cookieOf({ 'set-cookie': answer.headers.getSetCookie() }) };
}
