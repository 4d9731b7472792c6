import { federated, serviceWorker } from '../rspack.base';

export default [...federated({ name: 'shell', port: 3000 }), ...serviceWorker('shell')];
