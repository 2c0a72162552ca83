import type { WorkFile } from '../../../../server/features/uploads/uploads.schema.ts';
import { IMAGE_TYPES } from '../../../lib/image-file.ts';
import { FILE_RULES, flawOfFile } from '../../../lib/lesson-file.ts';

export type WorkKind = 'image' | 'pdf' | 'pgn';

/** What a file's field offers. */
export const WORK_ACCEPT = [...IMAGE_TYPES, FILE_RULES.pdf.accept, FILE_RULES.pgn.accept].join(',');

/** What a file is, by its type and its name; undefined for what cannot be handed in. */
export const kindOf = ({ type, name }: Pick<File, 'type' | 'name'>): WorkKind | undefined => {
  if (IMAGE_TYPES.some(known => known === type)) return 'image';
  return (['pdf', 'pgn'] as const).find(kind => FILE_RULES[kind].extensions.test(name));
};

/** Why a file cannot be handed in; null where it can. A picture of any size can: it is made lighter first. */
export const flawOfWork = (file: File): string | null => {
  const kind = kindOf(file);
  if (!kind) return 'Escolha uma imagem (JPG, PNG ou WEBP), um PDF ou partidas em PGN.';
  if (file.size === 0) return 'O arquivo está vazio.';
  return kind === 'image' ? null : flawOfFile(kind, file);
};

export const kindNames: Record<WorkFile['kind'], string> = {
  image: 'Imagem',
  picture: 'Imagem',
  pdf: 'PDF',
  pgn: 'Partida em PGN',
  film: 'Vídeo',
};
