/** The screens of the route table that are still being made: their title, their access message, nothing more. */

/** Who may enter, and what everybody else reads. */
export type Gate =
  | { kind: 'open' }
  | { kind: 'login'; title?: string; text: string }
  | { kind: 'student'; loginText: string; text: string };

export type ComingScreen = { path: string; title: string; text: string; gate: Gate };

const open: Gate = { kind: 'open' };
const restricted: Gate = { kind: 'login', title: 'Acesso Restrito', text: 'Faça login para conhecer este programa.' };

export const comingScreens: ComingScreen[] = [
  { path: '/mentoria', title: 'Mentoria', text: 'Aulas com mentores, individuais ou em grupo.', gate: restricted },
];
