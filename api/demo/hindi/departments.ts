import { business } from './departments/business';
import { care } from './departments/care';
import { computing } from './departments/computing';
import { design } from './departments/design';
import { engineering } from './departments/engineering';
import { sciences } from './departments/sciences';
import type { DepartmentTexts } from './departments/shape';

export const departmentTexts: DepartmentTexts = {
  ...design,
  ...computing,
  ...engineering,
  ...business,
  ...care,
  ...sciences,
};
