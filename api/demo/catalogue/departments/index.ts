import { business } from './business';
import { care } from './care';
import { computing } from './computing';
import { design } from './design';
import { engineering } from './engineering';
import { sciences } from './sciences';
import type { DepartmentTexts } from './shape';

export const departmentTexts: DepartmentTexts = {
  ...design,
  ...computing,
  ...engineering,
  ...business,
  ...care,
  ...sciences,
};
