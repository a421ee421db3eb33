import type { BillCategory } from '@carecircle/contracts';
import {
  CarIcon,
  HealthIcon,
  HomeIcon,
  InsuranceIcon,
  LightningIcon,
  ReceiptIcon,
  type Icon,
} from '@carecircle/ui';

export const categoryIcons: Record<BillCategory, Icon> = {
  housing: HomeIcon,
  transportation: CarIcon,
  insurance: InsuranceIcon,
  utilities: LightningIcon,
  healthcare: HealthIcon,
  other: ReceiptIcon,
};
