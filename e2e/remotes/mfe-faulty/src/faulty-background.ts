import { throwAt } from './faults';

export default function start(): () => void {
  throwAt('background');
  return () => undefined;
}
