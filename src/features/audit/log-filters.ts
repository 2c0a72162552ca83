import type { EventGroup } from '../../../server/features/audit/audit.schema.ts';
import { GROUPS } from '../../../server/features/audit/event-lists.schema.ts';
import { choiceField, numberField, type UrlField, type UrlState } from '../../lib/url-state.ts';

export const groupLabels: Record<EventGroup, string> = {
  access: 'Entradas e senhas',
  accounts: 'Contas',
  teaching: 'Ensino',
  study: 'Estudo',
  rewards: 'Missões e conquistas',
  store: 'Loja e ofertas',
  bookings: 'Reservas',
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const dayField: UrlField<string | undefined> = {
  name: 'dia',
  default: undefined,
  parse: text => (isDay(text) ? text : undefined),
  format: day => day,
};

export const logFields = {
  group: choiceField('grupo', GROUPS),
  person: numberField('pessoa'),
  day: dayField,
};
export type LogFilterValues = UrlState<typeof logFields>;

export const isFiltered = ({ group, person, day }: LogFilterValues): boolean => Boolean(group || person || day);
