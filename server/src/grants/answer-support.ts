import { answerMessage, AnswerRefused, listSupportMessages } from '../modules/support';
import { inUnitOfWork } from '../spine/unit-of-work';
import { runProgram, withSpine } from './run-program';

const usage = `Say: npm run support                                     what people have written
     npm run support -- <message id> "your answer"
DATA_DIR or DATABASE_URL names the database. A server on DATA_DIR has to be stopped first.`;

/** `npm run support -- <message id> "Thank you, …"`: an answer to what somebody wrote from the help screen (SET-5). */
async function main(): Promise<void> {
  const [messageId, text, ...more] = process.argv.slice(2);
  if (messageId !== undefined && (text === undefined || more.length > 0)) throw new AnswerRefused(usage);
  await withSpine(async (spine) => {
    if (messageId === undefined)
      return (await listSupportMessages(spine.database.db)).forEach((line) => console.info(line));
    const now = spine.services.clock.now();
    const email = await inUnitOfWork(spine, { actorId: null, circleId: null, now }, (unit) =>
      answerMessage(unit, { messageId, text: text ?? '' }),
    );
    console.info(`${email} is told as soon as the server runs.`);
  });
}

runProgram(main, AnswerRefused);
