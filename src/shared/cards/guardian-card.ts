import type { PrintedCard } from './CardSheet.tsx';

/** What opens the page of a child's guardians, from the root of the school's address. */
export type GuardianLink = { userId: number; fullName: string; path: string };

/** The whole of a link, for a school at this address. */
export const guardianAddress = (address: string, path: string): string => `${address.replace(/\/+$/, '')}${path}`;

/** The card of a child's guardians: a paper of its own, since whoever has it approves what the child buys. */
export const guardianCard = ({ userId, fullName, path }: GuardianLink, address: string): PrintedCard => ({
  key: `guardians ${userId}`,
  title: fullName,
  subtitle: 'Para os responsáveis',
  lines: [
    { label: 'Como ver', text: 'Aponte a câmera do celular para o código. Não é preciso ter conta.' },
    {
      label: 'Guarde este cartão, longe da criança',
      text: 'Quem o tem vê tarefas, presença, partidas e moedas, e aprova as compras.',
    },
  ],
  code: guardianAddress(address, path),
});
