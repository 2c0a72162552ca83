/** What the bell says of the games that the server holds. */
import type { News } from '../notifications/notifications.service.ts';
import type { HeldMatch } from './table.ts';

/** '10 min + 5 s, valendo rating'. */
const termsOf = ({ base, increment, rated }: HeldMatch): string => {
  const time = base % 60 === 0 ? `${base / 60} min` : `${base} s`;
  return `${time}${increment > 0 ? ` + ${increment} s` : ''}, ${rated ? 'valendo rating' : 'amistosa'}`;
};

const hrefOf = ({ id }: HeldMatch): string => `/partidas/${id}`;

export const challengeOf = (name: string, match: HeldMatch): News => ({
  title: `${name} desafia você`,
  text: `Partida de ${termsOf(match)}. O desafio espera 10 minutos.`,
  href: hrefOf(match),
});

const begunText = (match: HeldMatch): string =>
  `Partida de ${termsOf(match)}. Ela já começou: cada lado tem 5 minutos para o primeiro lance.`;

export const acceptedOf = (name: string, match: HeldMatch): News => ({
  title: `${name} aceitou seu desafio`,
  text: begunText(match),
  href: hrefOf(match),
});

export const unresumedOf = (match: HeldMatch): News => ({
  title: 'Partida encerrada sem resultado',
  text: 'Ela ficou um dia pausada e não conta para ninguém. Num torneio, o professor anota o resultado.',
  href: hrefOf(match),
});

export const foundOf = (name: string, match: HeldMatch): News => ({
  title: `Adversário encontrado: ${name}`,
  text: begunText(match),
  href: hrefOf(match),
});
