import './styles.css';
import { start } from './start';
import { showStartFailure } from './boot/show-start-failure';

start().catch(showStartFailure);
