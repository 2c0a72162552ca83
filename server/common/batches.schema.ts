/**
 * The procedures that check or make a secret: a password, a link, a token. In a batch one request could guess at many,
 * so each of them is a request of its own, and the browser sends it as one.
 */
const CALLED_ALONE: ReadonlySet<string> = new Set([
  'auth.login',
  'auth.register',
  'classes.addStudents',
  'classes.importStudents',
  'classes.join',
  'classes.newPassword',
  'auth.changeEmail',
  'auth.changePassword',
  'calendar.feed',
  'calendar.makeAddress',
  'guardians.makeLinks',
  'guardians.page',
  'guardians.answerPurchase',
  'guardians.setMail',
  'guardians.setApproval',
  'privacy.erase',
  'privacy.eraseStudent',
  'school.begin',
  'tokens.create',
  'users.invite',
  'users.makeResetLink',
  'users.linkOwner',
  'users.choosePassword',
]);

/** @param procedure its name as RPC clients call it. */
export const isCalledAlone = (procedure: string): boolean => CALLED_ALONE.has(procedure);

/** The most calls of one batch. */
export const MAX_BATCH_SIZE = 30;
