import { forgetLastPerson } from './forget-last-person';
import { startSignIn } from './start-sign-in';

startSignIn(document);
forgetLastPerson();
