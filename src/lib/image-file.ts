export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MAX_IMAGE_BYTES = 5_242_880;

/** Why a file cannot be sent as a picture; null where it can. */
export const flawOf = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!IMAGE_TYPES.some(known => known === type)) return 'Formato inválido. Use JPG, PNG ou WEBP.';
  if (size === 0) return 'O arquivo está vazio.';
  return size > MAX_IMAGE_BYTES ? 'A imagem deve ter no máximo 5 MB.' : null;
};

type Progress = (percent: number) => void;

/** Sends a file to an address that was given out for it. @throws what the server said of it, if it said something. */
export const putFile = (address: string, file: File, onProgress: Progress = () => undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Error(reasonIn(request.responseText))),
    );
    request.addEventListener('error', () => reject(new Error('')));
    request.send(file);
  });

/** The message in a refusal of the academy; one of the bucket is of no use to a reader. */
const reasonIn = (body: string): string => {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
};
