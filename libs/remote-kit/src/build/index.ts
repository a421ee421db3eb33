export { bundleConfig } from './bundle-config';
export { remoteConfig } from './remote-config';
export { shellConfig, type ShellManifest } from './shell-config';
