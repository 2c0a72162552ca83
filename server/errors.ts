/**
 * The one catalogue of what can be refused: code (and with it the status) and the Portuguese text, the same over RPC
 * and REST.
 */
const catalogue = {
  badRequest: ['BAD_REQUEST', 'Requisição inválida'],
  commonPassword: ['BAD_REQUEST', 'Esta senha é uma das mais usadas e seria adivinhada. Escolha outra.'],
  wrongPassword: ['BAD_REQUEST', 'Senha atual incorreta'],
  invalidJson: ['BAD_REQUEST', 'JSON inválido'],
  tooDeep: ['BAD_REQUEST', 'O JSON tem mais de 32 níveis'],
  tooManyFields: ['BAD_REQUEST', 'Um objeto do JSON tem mais de 200 campos'],
  malformedPath: ['BAD_REQUEST', 'Endereço malformado'],
  forbiddenKey: ['BAD_REQUEST', 'Nome de campo não permitido'],
  tooManyCalls: ['BAD_REQUEST', 'No máximo 30 chamadas por lote'],
  calledAlone: ['BAD_REQUEST', 'Esta chamada vai sozinha, fora de um lote'],
  streamedAnswer: ['BAD_REQUEST', 'A resposta vem inteira, em application/json, e não em application/jsonl'],
  foreignQuestion: ['BAD_REQUEST', 'A resposta não é de uma questão deste quiz'],
  repeatedQuestion: ['BAD_REQUEST', 'Responda cada questão uma só vez'],
  lessonNotInCourse: ['BAD_REQUEST', 'A lição não é deste curso'],
  questionNotInQuiz: ['BAD_REQUEST', 'A questão não é deste quiz'],
  otherLessons: ['BAD_REQUEST', 'Envie exatamente as lições do curso, cada uma uma vez'],
  invalidPosition: ['BAD_REQUEST', 'Posição inválida'],
  invalidGame: ['BAD_REQUEST', 'Partida inválida'],
  otherResultOnBoard: ['BAD_REQUEST', 'O resultado não confere com a posição final'],
  otherResultInPgn: ['BAD_REQUEST', 'O resultado não confere com o do PGN'],
  impossibleEnding: ['BAD_REQUEST', 'O final informado não combina com o resultado'],
  plyOutOfGame: ['BAD_REQUEST', 'Lance inválido'],
  illegalMove: ['BAD_REQUEST', 'Lance ilegal'],
  tooManyMoves: ['BAD_REQUEST', 'Lances demais'],
  slotInPast: ['BAD_REQUEST', 'Escolha um horário no futuro'],
  nothingToSend: ['BAD_REQUEST', 'Este produto não tem entrega'],
  imageDimensions: ['BAD_REQUEST', 'A imagem deve ter no máximo 8000 × 8000 pixels'],

  unauthenticated: ['UNAUTHORIZED', 'Faça login para continuar'],
  wrongCredentials: ['UNAUTHORIZED', 'Email ou senha incorretos'],
  invalidToken: ['UNAUTHORIZED', 'O token de acesso não vale: confira se está completo, se expirou ou se foi revogado'],

  accessDenied: ['FORBIDDEN', 'Acesso negado'],
  tokenScope: ['FORBIDDEN', 'Este token de acesso não tem permissão para isto'],
  inPersonOnly: ['FORBIDDEN', 'Isto só se faz entrando com email e senha, não com um token de acesso'],
  adminScope: ['FORBIDDEN', 'Só administradores podem criar tokens de administração'],
  awaitingApproval: ['FORBIDDEN', 'Seu cadastro de professor aguarda a aprovação da escola'],
  accountDeactivated: ['FORBIDDEN', 'Esta conta está desativada. Fale com a administração.'],
  otherProfessorsEvent: ['FORBIDDEN', 'Só a administração e os professores deste evento veem os inscritos'],
  signupClosed: ['FORBIDDEN', 'O cadastro está fechado. Peça uma conta à administração da escola.'],
  demoAccount: ['FORBIDDEN', 'As contas de demonstração não mudam'],
  demoAccountStays: ['FORBIDDEN', 'As contas de demonstração não podem ser excluídas'],
  demoPassword: ['FORBIDDEN', 'Nas contas de demonstração a senha não muda'],
  foreignOrigin: ['FORBIDDEN', 'Origem não permitida'],
  premiumContent: ['FORBIDDEN', 'Conteúdo premium'],
  notEnrolled: ['FORBIDDEN', 'Matricule-se no curso para continuar'],
  accessEnded: ['FORBIDDEN', 'Seu acesso a este curso terminou. Desbloqueie-o de novo para continuar.'],
  notebookNotOwned: ['FORBIDDEN', 'Compre o caderno para ler'],
  uploadExpired: ['FORBIDDEN', 'O endereço de envio expirou.'],

  notFound: ['NOT_FOUND', 'Não encontrado'],
  sessionNotFound: ['NOT_FOUND', 'Sessão não encontrada'],
  tokenNotFound: ['NOT_FOUND', 'Token não encontrado'],
  courseNotFound: ['NOT_FOUND', 'Curso não encontrado'],
  lessonNotFound: ['NOT_FOUND', 'Lição não encontrada'],
  quizNotFound: ['NOT_FOUND', 'Quiz não encontrado'],
  studentNotFound: ['NOT_FOUND', 'Aluno não encontrado'],
  reviewNotFound: ['NOT_FOUND', 'Resposta não encontrada'],
  enrollmentNotFound: ['NOT_FOUND', 'Matrícula não encontrada'],
  gameNotFound: ['NOT_FOUND', 'Partida não encontrada'],
  commentNotFound: ['NOT_FOUND', 'Comentário não encontrado'],
  certificateNotFound: ['NOT_FOUND', 'Certificado não encontrado'],
  imageNotFound: ['NOT_FOUND', 'Imagem não encontrada'],
  fileNotFound: ['NOT_FOUND', 'Arquivo não encontrado. Envie-o de novo.'],
  puzzleNotFound: ['NOT_FOUND', 'Problema não encontrado'],
  puzzleLevelSettled: ['CONFLICT', 'Você já tentou problemas: agora o rating segue os seus resultados'],
  itemNotFound: ['NOT_FOUND', 'Produto não encontrado'],
  orderNotFound: ['NOT_FOUND', 'Pedido não encontrado'],
  bookingNotFound: ['NOT_FOUND', 'Reserva não encontrada'],
  slotNotFound: ['NOT_FOUND', 'Horário não encontrado'],
  mentorNotFound: ['NOT_FOUND', 'Mentor não encontrado'],
  programNotFound: ['NOT_FOUND', 'Programa não encontrado'],
  tournamentNotFound: ['NOT_FOUND', 'Torneio não encontrado'],
  teacherNotFound: ['NOT_FOUND', 'Professor não encontrado'],
  userNotFound: ['NOT_FOUND', 'Usuário não encontrado'],
  resetLinkInvalid: ['NOT_FOUND', 'Este link não vale mais. Peça outro à administração.'],
  startLinkInvalid: ['NOT_FOUND', 'Este link não vale mais. Inicie a academia de novo para receber outro.'],
  missionNotFound: ['NOT_FOUND', 'Missão não encontrada'],
  methodNotAllowed: ['METHOD_NOT_SUPPORTED', 'Método não permitido'],

  tooManyTokens: ['CONFLICT', 'Você já tem 20 tokens. Revogue um antes de criar outro.'],
  alreadyBegun: ['CONFLICT', 'Esta escola já tem administração. Entre com a sua conta.'],
  emailTaken: ['CONFLICT', 'Este email já está cadastrado'],
  emailLookAlike: [
    'CONFLICT',
    'Este email é parecido demais com um já cadastrado. Se é mesmo o seu, fale com a administração.',
  ],
  usernameLookAlike: ['CONFLICT', 'Este nome de usuário é parecido demais com o de outra pessoa. Escolha outro.'],
  usernameTaken: ['CONFLICT', 'Este nome de usuário já está em uso'],
  alreadyEnrolled: ['CONFLICT', 'Você já está matriculado neste curso'],
  courseFull: ['CONFLICT', 'Turma lotada'],
  courseOpen: ['CONFLICT', 'Este curso já está aberto para você'],
  previousLessonFirst: ['CONFLICT', 'Conclua a aula anterior primeiro'],
  outdated: ['CONFLICT', 'Este conteúdo foi alterado em outra janela. Recarregue antes de salvar.'],
  tooManyLessons: ['CONFLICT', 'Um curso tem no máximo 200 lições'],
  lessonFirst: ['CONFLICT', 'Conclua a aula antes de fazer o quiz'],
  quizPause: [
    'CONFLICT',
    'A partir da quarta tentativa há 5 minutos entre uma e outra: reveja a aula e tente de novo às {time}.',
  ],
  quizNotBegun: ['CONFLICT', 'Este quiz não está em andamento'],
  quizOver: ['CONFLICT', 'O tempo deste quiz terminou'],
  insufficientCoins: ['CONFLICT', 'Você não tem moedas suficientes'],
  soldOut: ['CONFLICT', 'Produto esgotado'],
  priceChanged: ['CONFLICT', 'O preço mudou. Confira antes de confirmar.'],
  notebookOwned: ['CONFLICT', 'Você já tem este caderno'],
  orderReturned: ['CONFLICT', 'Este pedido já foi devolvido'],
  guaranteeOver: ['CONFLICT', 'O prazo de 30 dias da garantia terminou'],
  warrantyOver: ['CONFLICT', 'O prazo de 1 ano da garantia contra defeitos terminou'],
  notHandedOver: ['CONFLICT', 'Este produto ainda não foi entregue'],
  alreadyHandedOver: ['CONFLICT', 'Este produto já foi entregue'],
  nothingToHandOver: ['CONFLICT', 'Este pedido não tem entrega'],
  returnAsked: ['CONFLICT', 'A devolução já foi pedida: leve o produto à escola'],
  returnNotAsked: ['CONFLICT', 'Ninguém pediu a devolução deste produto'],
  keyUsed: ['CONFLICT', 'Esta marca já foi usada para outra coisa. Recarregue a página e tente de novo.'],
  alreadyBooked: ['CONFLICT', 'Você já tem esta reserva'],
  fullyBooked: ['CONFLICT', 'Não há mais vagas'],
  bookingClosed: ['CONFLICT', 'As inscrições estão encerradas'],
  registrationNotOpen: ['CONFLICT', 'As inscrições deste torneio não estão abertas'],
  tournamentOver: ['CONFLICT', 'Este torneio já começou ou foi cancelado'],
  programOnRequest: ['CONFLICT', 'O preço deste programa é sob consulta: fale com a escola'],
  otherAgeCategory: ['CONFLICT', 'Pela data de nascimento do seu perfil, sua idade não é desta categoria'],
  bookingCancelled: ['CONFLICT', 'Esta reserva já foi cancelada'],
  cancellationOver: ['CONFLICT', 'O cancelamento é possível até 24 horas antes do início'],
  overlappingSession: ['CONFLICT', 'Você já tem uma sessão nesse horário'],
  mentorAway: ['CONFLICT', 'Este mentor não está atendendo no momento. Escolha outro horário.'],
  mentorShut: [
    'CONFLICT',
    'A conta deste mentor já não atende. Reabra a conta ou dê outra ao mentor antes de oferecer horários.',
  ],
  mentorBusy: ['CONFLICT', 'O mentor já tem uma sessão nesse horário'],
  teacherDeactivated: ['CONFLICT', 'Esta conta está desativada. Reative-a em Usuários, ou dê outra ao mentor.'],
  mentorLinked: ['CONFLICT', 'Esta conta já é de outro mentor'],
  notATeacher: ['CONFLICT', 'Esta conta não é de professor'],
  slotBegun: ['CONFLICT', 'Este horário já começou'],
  slotCancelled: ['CONFLICT', 'Este horário já foi cancelado'],
  ownAccount: ['CONFLICT', 'Para não perder o acesso por engano, peça isto a outro administrador'],
  mentorExpected: ['CONFLICT', 'Você tem horários de mentoria pela frente. Cancele-os antes de excluir a conta.'],
  lastAdmin: ['CONFLICT', 'A escola precisa de pelo menos um administrador ativo'],
  notAwaitingApproval: ['CONFLICT', 'Esta conta não espera aprovação'],
  missionUnfinished: ['CONFLICT', 'Missão ainda não concluída'],
  missionClaimed: ['CONFLICT', 'A recompensa desta missão já foi resgatada'],
  uploadUsed: ['CONFLICT', 'O endereço de envio já foi usado.'],
  uploadMissing: ['CONFLICT', 'A imagem ainda não foi enviada'],
  fileMissing: ['CONFLICT', 'O arquivo ainda não chegou inteiro. Envie-o de novo.'],
  uploadOffset: ['CONFLICT', 'O envio continua em outro ponto do arquivo.'],
  quotaUsedUp: ['CONFLICT', 'Seus arquivos já ocupam o espaço da sua conta. Remova algum antes de enviar outro.'],

  tooLarge: ['PAYLOAD_TOO_LARGE', 'O corpo da requisição passa do limite de 1 MB'],
  imageTooLarge: ['PAYLOAD_TOO_LARGE', 'A imagem deve ter no máximo 5 MB'],
  filmTooLarge: ['PAYLOAD_TOO_LARGE', 'O vídeo deve ter no máximo 200 MB'],
  pdfTooLarge: ['PAYLOAD_TOO_LARGE', 'O PDF deve ter no máximo 20 MB'],
  pgnTooLarge: ['PAYLOAD_TOO_LARGE', 'O PGN deve ter no máximo 1 MB'],
  notJson: ['UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json'],
  notAnImage: ['UNSUPPORTED_MEDIA_TYPE', 'Formato inválido. Use JPG, PNG ou WEBP.'],
  notAFilm: ['UNSUPPORTED_MEDIA_TYPE', 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  filmCodec: [
    'UNSUPPORTED_MEDIA_TYPE',
    'Este vídeo foi gravado num formato que nem todo navegador toca. Exporte-o como MP4 (H.264) e envie de novo.',
  ],
  notAPdf: ['UNSUPPORTED_MEDIA_TYPE', 'Este arquivo não é um PDF.'],
  notAPgn: ['UNSUPPORTED_MEDIA_TYPE', 'Este arquivo não é uma partida em PGN.'],
  notAPart: ['UNSUPPORTED_MEDIA_TYPE', 'Envie a parte como application/offset+octet-stream'],
  tooManyAttempts: ['TOO_MANY_REQUESTS', 'Muitas tentativas. Tente novamente em alguns minutos.'],
  tooManyRequests: ['TOO_MANY_REQUESTS', 'Muitas requisições. Tente novamente em instantes.'],
  tooManyUploads: ['TOO_MANY_REQUESTS', 'Muitos envios sem uso. Tente novamente mais tarde.'],
  engineAskedTooMuch: [
    'TOO_MANY_REQUESTS',
    'Você já espera duas respostas do motor de xadrez. Aguarde uma delas e tente de novo.',
  ],
  internal: ['INTERNAL_SERVER_ERROR', 'Erro interno do servidor'],
  unavailable: ['SERVICE_UNAVAILABLE', 'Serviço indisponível no momento'],
  noRoom: [
    'SERVICE_UNAVAILABLE',
    'O servidor está sem espaço em disco e nada foi gravado. Tente novamente mais tarde.',
  ],
  notWritable: ['SERVICE_UNAVAILABLE', 'Não é possível gravar no momento. Tente novamente em instantes.'],
  engineBusy: ['SERVICE_UNAVAILABLE', 'O motor de xadrez está ocupado. Tente novamente em instantes.'],
  engineUnavailable: ['SERVICE_UNAVAILABLE', 'O motor de xadrez não respondeu. Tente novamente em instantes.'],
} as const;

export type Refusal = keyof typeof catalogue;
export type ErrorCode = (typeof catalogue)[Refusal][0];

const statuses: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

export const refusalOf = (refusal: Refusal): { code: ErrorCode; status: number; message: string } => {
  const [code, message] = catalogue[refusal];
  return { code, status: statuses[code], message };
};

/** A refusal of the product's own: thrown by services, translated for both protocols by the base procedure. */
export class AppError extends Error {
  readonly refusal: Refusal;
  readonly code: ErrorCode;
  /** For 429 and 503: seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  /** @param time what the text says instead of `{time}`. */
  constructor(refusal: Refusal, retryAfter?: number, { time = '', ...options }: ErrorOptions & { time?: string } = {}) {
    const { code, message } = refusalOf(refusal);
    super(message.replace('{time}', time), options);
    this.name = 'AppError';
    this.refusal = refusal;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
