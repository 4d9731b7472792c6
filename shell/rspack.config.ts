import { federated } from '../rspack.base';
import { serviceWorker } from '../scripts/build/settings';

export default [...federated({ name: 'shell', port: 3000 }), ...serviceWorker('shell')];
