export { askForHelp } from './ask-for-help';
export { readOpenHelp } from './help-rows';
export { helpPart } from './help.part';
export { helpNotificationFacts } from './help.notifications';
