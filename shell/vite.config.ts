import { shellConfig } from '@carecircle/remote-kit/build';

export default shellConfig();
