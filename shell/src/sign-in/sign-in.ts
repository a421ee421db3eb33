import { startSignIn } from './start-sign-in';

startSignIn(document);
