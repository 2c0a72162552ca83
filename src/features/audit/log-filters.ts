import { EventGroup } from '../../../server/features/audit/audit.schema.ts';

/** Where one is in the log: all of it stands in the address. */
export type LogPlace = { group: EventGroup | undefined; person: number | undefined; day: string | undefined };

export const groupLabels: Record<EventGroup, string> = {
  access: 'Entradas e senhas',
  accounts: 'Contas',
  teaching: 'Ensino',
  study: 'Estudo',
  rewards: 'Missões e conquistas',
  store: 'Loja e ofertas',
  bookings: 'Reservas',
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export const placeFrom = (query: URLSearchParams): LogPlace => {
  const [person, day] = [query.get('pessoa'), query.get('dia')];
  return {
    group: EventGroup.safeParse(query.get('grupo')).data,
    person: person && /^[1-9]\d{0,8}$/.test(person) ? Number(person) : undefined,
    day: isDay(day) ? day : undefined,
  };
};

export const queryOf = ({ group, person, day }: LogPlace): Record<string, string> => ({
  ...(group && { grupo: group }),
  ...(person && { pessoa: String(person) }),
  ...(day && { dia: day }),
});

export const isFiltered = ({ group, person, day }: LogPlace): boolean => Boolean(group || person || day);
