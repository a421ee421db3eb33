import { defineModule } from '../../spine/define-module';
import { getSupport } from './get-support.query';
import { listReleaseNotes } from './list-release-notes.query';
import { mailSupportAnswer } from './mail-support-answer.job';
import { mailSupportMessage } from './mail-support-message.job';
import { sendSupportMessage } from './send-support-message.command';

export const supportModule = defineModule({
  name: 'support',
  operations: { getSupport, sendSupportMessage, listReleaseNotes },
  jobs: [mailSupportMessage, mailSupportAnswer],
});
