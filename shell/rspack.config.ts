import { shell } from '../rspack.base';

export default shell();
