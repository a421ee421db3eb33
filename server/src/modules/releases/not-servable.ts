import { CannotStart } from '../../cannot-start';

/** What browsers should get is not there or not right. */
export class NotServable extends CannotStart {}
