import type { Questions } from './question';

export const en: Questions = {
  topics: {
    'due-doses': [
      'What medication is due?',
      'Could you please tell me which pills are due now?',
      'any meds due',
      'What medicaton is due right now?', 'Does Mom need to take anything now?', 'Which medicine still has to be taken today?'],
    'next-dose': ['When is the next dose?', 'next pill?', 'What time does she take her medicine next?', 'When does the next tablet come?'],
    'taken-doses': [
      'Has Mom taken her pills today?',
      'Did anybody give the medication this morning?',
      'pills taken?', 'Did she take her medicine?'],
    'medication-list': [
      'Which medications does she take?',
      'Please show me all medications',
      'medication list',
      'What meds is Dad on?',
    ],
    refills: ['Do we need a refill?', 'Are we running low on pills?', 'How many tablets are left?', 'When will the pills run out?'],
    'take-dose': ['Mark the dose as taken', 'I just gave her the medicine', 'please log the dose'],
    appointments: [
      'Which appointments are coming up?',
      'What is on the calendar this week?',
      'upcoming apointments',
      'When is her next doctor visit, please?', 'Do we have anything coming up this week?', 'What’s next on the calendar?'],
    'today-events': ['What is on today?', "What's planned for today?", 'any appointments today', 'What do we have today?'],
    'add-event': [
      'Add an appointment tomorrow at 10: eye doctor',
      'Could you schedule the dentist for tomorrow at 3pm?',
      'new appointment podiatrist tomorrow 9am',
    ],
    'open-tasks': ['Which tasks are open?', 'What still needs to be done?', 'to-do list', 'What is left to do?'],
    'my-tasks': ['What are my tasks?', 'What do I have to do?', 'tasks assigned to me', 'Do I have anything to do?'],
    'overdue-tasks': ['Which tasks are overdue?', 'Is anything overdue?', 'late tasks'],
    'add-task': [
      'Add a task: water the plants tomorrow',
      'Please remind me to water the plants',
      'new task water the plants',
    ],
    'latest-check-in': ['How is she doing?', 'How is Mom feeling today?', 'last check-in', 'Is he all right?', 'How’s Mom today?'],
    streak: ['What is my streak?', 'How many days in a row have I checked in?', 'my streak'],
    'helping-today': ['Who is helping today?', 'Who takes care of her today?', 'Whose shift is it?', 'Who is with her right now?'],
    members: ['Who is in our circle?', 'Show me the family members', 'Who belongs to the family?'],
    'find-document': [
      'Where is the power of attorney?',
      'Can you find the power of attorney for me?',
      'show documents power of attorney', 'I need the power of attorney, please'],
    'find-doctor': [
      'What is the phone number of the cardiologist?',
      'How do I reach the heart doctor?',
      'cardiologist phone', 'Who is our cardiologist?'],
    'emergency-contacts': [
      'Who are the emergency contacts?',
      'Whom should I call in an emergency?',
      'emergency numbers', 'Who is our primary emergency contact?'],
    'bills-due': ['Which bills are due?', 'Do we have to pay anything this week?', 'unpaid bills', 'How much do we still have to pay?'],
    'unread-messages': ['Do I have new messages?', 'any unread messages', 'Did somebody write to me?', 'Is there anything new in the chat?'],
    'find-setting': ['How do I change the language?', 'Where can I make the text bigger?', 'dark mode', 'How can I change my password?'],
  },
  titles: {
    'add-event': ['Eye doctor', 'Dentist', 'Podiatrist'],
    'add-task': ['Water the plants', 'Water the plants', 'Water the plants'],
  },
  unknown: ['What is the weather in Paris?', 'Who won the football game?', 'Tell me a joke', 'What is the capital of Peru?', 'Play some music', 'Is the pope Catholic?', 'asdf qwer'],
  emergencies: [
    'She is not breathing',
    "she isn't breathing",
    'He isnt breathing!',
    'Mom fell and won’t wake up',
    'I have chest pain',
    'he is choking',
    'she is unconcious',
    'I think Dad is having a stroke', 'She stopped breathing', "She can't breathe", 'He lost consciousness', 'Dad collapsed', 'There is blood everywhere', 'She hit her head badly', 'he swallowed bleach', 'she is having a seizure', 'My chest hurts', 'Call an ambulance'],
  doses: [
    'May I double the dose?',
    'Can I give her two tablets?',
    'Is it ok to take a second pill?',
    'Should we skip the dose tonight?',
    'She took too many pills', 'Should I give her another pill?', 'How much can she take?', 'Can he have two doses at once?', 'Is it safe to take it with alcohol?', 'Should she stop taking it?', 'What is the maximum dose?'],
  notUnderstood: "I'm not sure I understand your question.",
};
