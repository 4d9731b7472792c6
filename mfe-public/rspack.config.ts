import { federated } from '../rspack.base';

export default federated({ name: 'mfe-public', port: 3001, exposes: { './remote': './src/routes.ts' } });
