import { federated } from '../rspack.base';

export default federated({ name: 'shell', port: 3000 });
