import { defineModule } from '../../spine/define-module';
import { restoreCircle } from './circle/restore-circle.command';

export const copiesModule = defineModule({ name: 'copies', operations: { restoreCircle } });
