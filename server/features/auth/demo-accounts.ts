/**
 * The accounts of the buttons on a demo school's sign-in page. A visitor who changed one would lock everybody else out.
 */
const DEMO_ACCOUNTS = ['aluno@academia.demo', 'professor@academia.demo', 'admin@academia.demo'];

export const isDemoAccount = (demo: boolean, email: string | null): boolean =>
  demo && email !== null && DEMO_ACCOUNTS.includes(email);
