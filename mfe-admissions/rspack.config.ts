import { federated } from '../rspack.base';

export default federated({ name: 'mfe-admissions', port: 3002, exposes: { './remote': './src/routes.ts' } });
