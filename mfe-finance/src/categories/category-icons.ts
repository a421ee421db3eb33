import type { BillCategory } from '@carecircle/contracts';
import {
  CarIcon,
  HealthIcon,
  HomeIcon,
  InsuranceIcon,
  LightningIcon,
  ReceiptIcon,
  type Icon,
} from '@carecircle/ui/icons';

export const categoryIcons: Record<BillCategory, Icon> = {
  housing: HomeIcon,
  transportation: CarIcon,
  insurance: InsuranceIcon,
  utilities: LightningIcon,
  healthcare: HealthIcon,
  other: ReceiptIcon,
};
