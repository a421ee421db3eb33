import { remoteConfig } from '@carecircle/remote-kit/build';

export default remoteConfig({ name: 'mfe-settings' });
