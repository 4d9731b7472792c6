import { federated } from '../rspack.base';

export default federated({ name: 'mfe-admin', port: 3003, exposes: { './remote': './src/routes.ts' } });
