import { storageFaultOf, type StorageFault } from '../db/storage-faults.ts';

type SystemError = Error & { code?: string; syscall?: string };

const FOREIGN_HOST = 'O endereço em HOST não é desta máquina.';
const NO_FOLDER = 'Não é possível escrever na pasta de dados. Escolha outra com DATA_DIR.';

/** By the system call and its code, or by the code alone. */
const reasons: Record<string, string> = {
  'listen EADDRINUSE': 'A porta já está em uso por outro programa. Escolha outra com --port ou PORT.',
  'listen EACCES': 'Falta permissão para usar esta porta. Escolha outra com --port ou PORT.',
  'listen EADDRNOTAVAIL': FOREIGN_HOST,
  'getaddrinfo ENOTFOUND': FOREIGN_HOST,
  'mkdir EACCES': NO_FOLDER,
  'mkdir EROFS': NO_FOLDER,
  'mkdir EEXIST': NO_FOLDER,
  'mkdir ENOTDIR': NO_FOLDER,
  'mkdir EPERM': NO_FOLDER,
  'access ENOTDIR': NO_FOLDER,
  'open EACCES': NO_FOLDER,
  'open ENOTDIR': NO_FOLDER,
  'open EROFS': NO_FOLDER,
  'listen EPERM': 'Falta permissão para usar esta porta. Escolha outra com --port ou PORT.',
  SQLITE_CANTOPEN: NO_FOLDER,
  SQLITE_READONLY: NO_FOLDER,
  SQLITE_BUSY: 'Outro programa está usando o banco de dados da pasta de dados. Feche-o e tente de novo.',
};

const byFault: Record<StorageFault, string> = {
  full: 'O disco está cheio.',
  unwritable: NO_FOLDER,
  unreachable: 'O banco de dados em DATABASE_URL não responde.',
};

/** Why the academy could not start: in Portuguese where we know the reason, with the system's message behind it. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, message } = error as SystemError;
  const fault = storageFaultOf(error);
  const reason = reasons[`${syscall} ${code}`] ?? reasons[code] ?? (fault && byFault[fault]);
  return reason ? `${reason} (${message})` : message;
};
