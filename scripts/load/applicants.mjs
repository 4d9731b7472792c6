const STAFF_PASSWORD = 'demo-Skill-2025';

const two = (value) => String(value).padStart(2, '0');

/** The nth invented applicant: what the import is given, and what signs him in. */
export function applicant(n) {
  return {
    n,
    email: `applicant.${n}@load.example`,
    birthDate: `${two((n % 28) + 1)}-${two((n % 12) + 1)}-${2004 + (n % 5)}`,
    formNumber: `LOAD${String(n).padStart(7, '0')}`,
    // Every applicant has an address of his own, as they have.
    address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
}

export async function staffToken(url, role = 'admin') {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@seu.example`, password: STAFF_PASSWORD }),
  });
  return (await answer.json()).token;
}

/**
 * Imports `count` applicants with a seat at preference 2 into Diploma Round 1, whose window is open in the demonstration.
 * @param {{ first?: number, rankOf?: (n: number) => number, token?: string }} [options] `first`: number of the first one
 */
export async function importApplicants(url, count, { first = 0, rankOf = (n) => n + 1, token } = {}) {
  const { data } = await (await fetch(`${url}/program`)).json();
  const { data: places } = await (await fetch(`${url}/campus`)).json();
  const program = data.programs.find(({ programLevel }) => programLevel === 'DIPLOMA');
  const campus = places.campuses.find(({ slug }) => program.campuses.some((offered) => offered.slug === slug));
  const lines = Array.from({ length: count }, (_, index) => {
    const n = first + index;
    const { email, birthDate, formNumber } = applicant(n);
    return `${formNumber},Load Person,${email},${birthDate},D_UR,allotted,${program.code},${campus.code},D_UR,2,${rankOf(n)}`;
  });
  const header =
    'form_number,name,email,date_of_birth,registered_category,outcome,program_code,campus_code,category_allocated,program_preference,rank';
  const form = new FormData();
  form.append('csv', new Blob([`${header}\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'load.csv');
  const answer = await fetch(`${url}/admission/round/diploma/1/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? (await staffToken(url, 'admissions'))}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The import was refused: ${(await answer.text()).slice(0, 500)}`);
}

/** Signs one in. @returns his cookie and the id of his record */
export async function signIn(url, { email, birthDate, address }) {
  const answer = await fetch(`${url}/result?category=diploma`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: birthDate }),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${await answer.text()}`);
  const { data } = await answer.json();
  return { id: data.record._id, cookie: answer.headers.getSetCookie()[0].split(';')[0] };
}
