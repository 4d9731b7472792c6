export { departmentNames } from './facts';
export { campusRows } from './places';
export { programRows } from './study';
