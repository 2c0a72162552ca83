import type { StudentStatus } from '../../../../server/features/follow-up/follow-up.schema.ts';
import type { Tone } from '../../../ui/tones.ts';

export const statusLabels: Record<StudentStatus, string> = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  concluído: 'Concluído',
};
export const statusTones: Record<StudentStatus, Tone> = { ativo: 'brand', inativo: 'neutral', concluído: 'gold' };
