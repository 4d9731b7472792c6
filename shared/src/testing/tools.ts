/** For development and checks outside of Jest. */
export { exampleAddress } from './contract/example-address';
export { moduleComplaints } from './contract/modules';
export { exampleOfJson } from './example';
export { exampleHandlers, MOODS, type Mood } from './example-api';
