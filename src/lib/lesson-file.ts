/** What a lesson's film, document or picture may be, before it is sent. The server looks into it again. */
export type LessonFileKind = 'film' | 'pdf' | 'pgn' | 'picture';

const MB = 1_048_576;

type Rule = { accept: string; extensions: RegExp; megabytes: number; wrong: string };

export const FILE_RULES: Record<LessonFileKind, Rule> = {
  film: {
    accept: 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.webm,.mov',
    extensions: /\.(mp4|m4v|webm|mov)$/i,
    megabytes: 200,
    wrong: 'Formato inválido. Use um vídeo MP4, MOV ou WebM.',
  },
  pdf: { accept: 'application/pdf,.pdf', extensions: /\.pdf$/i, megabytes: 20, wrong: 'Este arquivo não é um PDF.' },
  pgn: {
    accept: 'application/x-chess-pgn,.pgn',
    extensions: /\.(pgn|txt)$/i,
    megabytes: 1,
    wrong: 'Este arquivo não é uma partida em PGN.',
  },
  picture: {
    accept: 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp',
    extensions: /\.(jpe?g|png|webp)$/i,
    megabytes: 5,
    wrong: 'Formato inválido. Use JPG, PNG ou WEBP.',
  },
};

/** Why a file cannot be sent; null where it can. */
export const flawOfFile = (kind: LessonFileKind, { name, size }: Pick<File, 'name' | 'size'>): string | null => {
  const { extensions, megabytes, wrong } = FILE_RULES[kind];
  if (!extensions.test(name)) return wrong;
  if (size === 0) return 'O arquivo está vazio.';
  return size > megabytes * MB ? `O arquivo deve ter no máximo ${megabytes} MB.` : null;
};

/** What a file is by its name, of the kinds that may be sent; the first of them where it is none. */
export const kindOfFile = (name: string, kinds: readonly [LessonFileKind, ...LessonFileKind[]]): LessonFileKind =>
  kinds.find(kind => FILE_RULES[kind].extensions.test(name)) ?? kinds[0];

/** Whether an address is that of a film or document which was uploaded to this school. */
export const isUploadedFile = (address: string): boolean => address.trim().startsWith('/objects/files/');
