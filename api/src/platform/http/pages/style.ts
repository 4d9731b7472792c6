import { createHash } from 'node:crypto';
import { STYLE as COMMON } from '../../openapi/style';

/** The look of the API's own pages, with more room and the name of the university above the title. */
export const STYLE = `${COMMON}
header { padding-inline: 0; } header > * { padding-inline: 1rem; }
header p { margin: 0 auto 0.25rem; max-width: 66rem; }
main { padding-block: 2rem; }
header a, main a { display: inline-block; padding-block: 0.125rem; }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** The pages load nothing, run nothing and send nothing. */
export const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
