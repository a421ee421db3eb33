import { keepFont } from '../boot/keep-font';
import { forgetLastPerson } from './forget-last-person';
import { startSignIn } from './start-sign-in';

startSignIn(document);
forgetLastPerson();
keepFont();
