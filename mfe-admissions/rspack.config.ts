import { remote } from '@university/remote-kit/rspack';

export default remote(import.meta.dirname, { port: 3002, languages: ['hi'] });
