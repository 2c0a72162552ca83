/** What players may say to each other instead of chatting; each is sent and stored as its number, from 1 on. */
export const PHRASES = [
  'Boa sorte!',
  'Bom jogo!',
  'Belo lance!',
  'Foi por pouco!',
  'Obrigado pela partida!',
  'Até a próxima!',
] as const;
