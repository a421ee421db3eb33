import { defineModule } from '../../spine/define-module';
import { askModel } from './ask-model.command';
import { getLouise } from './get-louise.query';

export const louiseModule = defineModule({ name: 'louise', operations: { getLouise, askModel } });
