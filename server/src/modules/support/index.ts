export { answerMessage, AnswerRefused, listSupportMessages } from './answer-message';
