import { callAtRandom } from './call-at-random';
import { areas, operationKeys, recordAreas } from './operations';

for (const area of areas.filter((name) => !recordAreas.includes(name))) {
  callAtRandom(
    area,
    operationKeys.filter((key) => key.startsWith(`${area}.`)),
  );
}
