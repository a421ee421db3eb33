import * as fc from 'fast-check';
import { seed } from './depth';

fc.configureGlobal({ seed });
