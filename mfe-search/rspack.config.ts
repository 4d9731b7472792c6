import { federated } from '../rspack.base';

export default federated({ name: 'mfe-search', port: 3004, exposes: { './remote': './src/routes.ts' } });
