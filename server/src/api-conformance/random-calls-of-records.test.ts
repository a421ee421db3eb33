import { callAtRandom } from './call-at-random';
import { operationKeys, recordAreas } from './operations';

for (const area of recordAreas) {
  callAtRandom(
    area,
    operationKeys.filter((key) => key.startsWith(`${area}.`)),
  );
}
