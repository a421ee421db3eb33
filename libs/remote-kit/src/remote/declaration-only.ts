export { defineFeature } from './define-feature';
export { defineRemote } from './define-remote';
export { joinFeatures } from './join-features';
