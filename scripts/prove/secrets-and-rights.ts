import { rest, unit, integration, e2e, faults, type Promised } from './promised.ts';

export const SECRETS_AND_RIGHTS: Promised[] = [
  {
    promise: 'Every procedure is closed to everybody that it does not name',
    proof: {
      tests: [
        ...unit('access'),
        ...rest(
          'access',
          'admin-matrix',
          'admin-answers',
          'teaching-matrix',
          'study-matrix',
          'follow-up-matrix',
          'store-matrix',
          'mentoring-matrix',
          'youth-matrix',
          'account-matrix',
          'profile-matrix',
          'practice-matrix',
          'matches-matrix',
          'classes-matrix',
          'class-tournaments-matrix',
          'assignments-matrix',
          'unlock',
          'strangers',
        ),
      ],
    },
  },
  {
    promise:
      'The text, questions, films and files of a lesson go only to whoever may read that lesson, ' +
      'and not before the one before it is completed or their professor gave it to them',
    proof: {
      tests: [...rest('lesson-files', 'lesson-uploads'), ...integration('reading', 'professor-signup', 'assignments')],
    },
  },
  {
    promise:
      'What a child hands in is opened by the child and by who teaches the class or administers, by nobody else with ' +
      "its address, and goes with the child's data",
    proof: { tests: [...rest('lesson-uploads'), ...integration('handed-in-files')] },
  },
  {
    promise:
      "No mail goes out twice, or to who switched them off; a child's week is mailed to no address that has not " +
      'answered, and no longer than the link with which it was asked for opens something',
    proof: { tests: integration('mails', 'digests') },
  },
  {
    promise:
      'What a child does their guardians read with a link alone: stored as a hash, it ends with the next one, ' +
      'when it is revoked, and with the child’s password',
    proof: { tests: [...integration('guardians'), ...rest('assignments-matrix')] },
  },
  {
    promise:
      'Where the school or a child’s guardians want it, no coin of the child is spent before they approve that ' +
      'purchase: the ledger itself refuses it',
    proof: { tests: [...integration('purchase-requests'), ...rest('purchases-matrix')] },
  },
  {
    promise:
      'A game is watched by classmates of both players only, where the school and both let them, ' +
      'without offers, phrases and presence',
    proof: { tests: [...integration('match-classmates'), ...rest('matches-matrix')] },
  },
  {
    promise:
      'A person’s calendar is read with its address alone: stored as a hash and left out of the log, it ends with ' +
      'the next one, when it is revoked, and with the password',
    proof: { tests: [...integration('calendar'), ...unit('logged-path')] },
  },
  {
    promise:
      'Of a live lesson a class gets what is on the board: not the moves that come next, ' +
      'nor what a classmate answered; nobody else gets any of it',
    proof: { tests: [...integration('live-lessons'), ...rest('classes-matrix')] },
  },
  {
    promise: 'What is to be found on a board, in a chapter or a quiz, stays on the server until it is played',
    proof: { tests: rest('board-secrets') },
  },
  {
    promise:
      'Passwords and sessions are stored as hashes only; sessions end; signing out clears the cookie in any case',
    proof: {
      tests: [
        ...unit('password'),
        ...integration('auth-register', 'auth-sign-in', 'session-sweep', 'periodic-work'),
        ...rest('logout'),
      ],
    },
  },
  {
    promise:
      "What a browser keeps of a user's reading is shown only while the server cannot be reached, and goes at logout",
    proof: { tests: [...e2e('offline'), ...unit('kept-limits', 'worker')] },
  },
  {
    promise: 'Guessing at a password shuts out nobody elsewhere, in a known browser or in an open session',
    proof: { tests: integration('auth-lockout', 'change-password') },
  },
  {
    promise: 'Nobody takes a name that looks like another, hides characters in one, or picks a common password',
    proof: { tests: [...unit('names'), ...integration('look-alikes')] },
  },
  {
    promise: 'Where the school has closed the registration nobody signs up, and a list makes no administrators unasked',
    proof: { tests: [...integration('signup-closed'), ...rest('commands')] },
  },
  {
    promise: 'Who is entered in a tournament or programme, children for the most part, only its own professors learn',
    proof: { tests: [...integration('event-professors'), ...rest('children')] },
  },
  {
    promise: 'A refused login takes as long for an unknown email as for a wrong password',
    proof: { tests: [...faults('login-timing'), ...unit('password')] },
  },
  {
    promise: 'Every answer carries the headers that protect its reader; no other site may write',
    proof: { tests: rest('security', 'answers') },
  },
  {
    promise:
      'What a page brings along for its first screen is what the API answers its reader, no name in it breaks out, ' +
      'and nobody keeps it',
    proof: { tests: rest('pages') },
  },
  {
    promise: 'No page asks another site for anything by itself: a film elsewhere waits for a tap that names its host',
    proof: { tests: [...rest('security', 'course-input'), 'tests/client/video.test.tsx'] },
  },
  {
    promise: 'A professor who waits for approval may sign in, but may do nothing that professors do',
    proof: { tests: [...rest('waiting-professor'), ...integration('professor-signup')] },
  },
  {
    promise: 'Tokens reach only what their scopes name, and never the account',
    proof: { tests: rest('tokens', 'token-scopes') },
  },
  {
    promise: 'A page of another site calls the API with a token in hand, and never with a reader’s cookie',
    proof: { tests: rest('cross-origin') },
  },
  {
    promise: 'Deleting an account removes its personal data, and an export contains all of it',
    proof: {
      tests: [
        ...integration('privacy-deletion', 'privacy-deletion-limits', 'privacy-export'),
        ...unit('personal-data'),
      ],
    },
  },
  {
    promise:
      'Sign-ins, failures, changes of role, deletions, grades and purchases are on record: who did it, ' +
      'and from where',
    proof: { tests: [...integration('log-events', 'log-list'), ...rest('audit')] },
  },
  {
    promise: 'Coins and XP change by the ledger alone, once for one thing',
    proof: { tests: integration('ledger', 'ledger-random', 'missions', 'missions-standing') },
  },
  {
    promise: 'A POST that is sent again with its key is done once, and what holds a secret is not kept for it',
    proof: { tests: integration('idempotency') },
  },
  {
    promise:
      'Whoever calls everything as fast as possible, with helpers, earns what one person could by hand, ' +
      'and nothing by forged games',
    proof: { tests: integration('earning-script', 'study-time', 'quiz-start', 'progress-quiz', 'puzzles-pace') },
  },
  {
    promise: 'A game that the server did not hold moves no rating and pays nothing; one that it held, once',
    proof: { tests: integration('games-saved', 'held-games') },
  },
  {
    promise: 'A backup is whole and can be brought back',
    proof: { tests: [...rest('backup'), ...unit('backup-retention')] },
  },
  { promise: 'Nothing we build on has a known hole that is high or critical', proof: { audit: 'high' } },
];
