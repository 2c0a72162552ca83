/** The Portuguese texts of openapi.json that belong to no operation: the introduction, the groups, the statuses. */
import { refusalOf, type RefusalBody } from '../errors.ts';
import { TOO_SLOW } from './raw-refusals.ts';

export const INTRODUCTION = [
  'A academia de xadrez on-line: contas, cursos, lições, matrículas, certificados, problemas, partidas, ' +
    'missões e loja.',
  '**Quem pergunta.** `POST /auth/login` responde com o cookie da sessão, que o navegador guarda e envia ' +
    'sozinho. Programas enviam um token de acesso pessoal no cabeçalho `Authorization: Bearer <token>`. ' +
    'Pedidos que mudam algo vêm da própria origem ou sem o cabeçalho `Origin`; com um token, de qualquer origem ' +
    '(CORS, sem cookies).',
  '**Formato.** Pedidos e respostas são JSON em UTF-8 (`application/json`), de no máximo 1 MB.',
  '**Unidades.** Momentos são textos ISO 8601 em UTC, dias são `aaaa-mm-dd` no horário de São Paulo. ' +
    'Preços de cursos são centavos de real, os da loja são moedas da academia; durações são minutos, salvo ' +
    'onde se diz outra coisa.',
  '**Erros.** Toda recusa tem a mesma forma: `message`, em português, `code`, o tipo, e `reason`, uma palavra para ' +
    'cada recusa, que não muda quando o texto muda; a de dados inválidos, `bad_request`, traz também `issues`, com o ' +
    'campo de cada problema. Um parâmetro que o GET não conhece é recusado com 400. Em 429 e 503 o cabeçalho ' +
    '`Retry-After` diz em quantos segundos vale a pena tentar de novo. Um método que o endereço não tem recebe ' +
    '405 com o cabeçalho `Allow`; enquanto o servidor inicia ou encerra, qualquer endereço responde 503.',
  '**Repetir.** Quem não sabe se um POST chegou repete-o com o mesmo cabeçalho `Idempotency-Key`: o que já foi ' +
    'feito não é feito outra vez, e a primeira resposta volta, recusas incluídas, salvo 401, 403, 429 e as de 500 em ' +
    'diante. A mesma chave com outro pedido é 409 `idempotency_key_reused`; enquanto o primeiro não terminou, 409 ' +
    '`idempotency_key_running` com `Retry-After`; se ele foi interrompido, 409 `idempotency_key_lost`, e só olhando ' +
    'se sabe se foi feito. Respostas com senhas, links ou tokens, ou com mais de 32.000 caracteres, não são ' +
    'guardadas: repetido o que já foi feito, 409 `idempotency_key_done`. São 2.000 chaves por pessoa em 24 horas. ' +
    'Operações para visitantes não olham a chave.',
  '**Limites.** O cabeçalho `RateLimit-Policy` diz quantos pedidos por minuto cada endereço, usuário e ' +
    'token tem, e `RateLimit` quantos restam.',
  '**Ao vivo.** `GET /api/matches/{matchId}/events` responde `text/event-stream`: tudo o que houve numa partida, ' +
    'desde o começo ou depois do número no cabeçalho `Last-Event-ID`, e o que vier a haver, sem faltas nem ' +
    'repetições. Cada acontecimento tem `id` (1, 2, 3 …) e, em `data`, um objeto JSON: `type` (`start`, `move`, ' +
    '`offer`, `declined`, `takeback`, `end`, `rematch`, `phrase`, `notice` ou `commentary`), `ply`, `at` (o ' +
    'momento do servidor, em milissegundos desde 1970), `fen`, `clocks`, `running`, `status`, `result`, `ending`, ' +
    '`offer`, `rated`, `paused` e `notice`, como em Match; um lance traz também `san`, `uci` e `ms`, ' +
    'uma frase `phrase` e `by`, uma revanche `matchId`; com `commentary` os comentários foram ligados ' +
    'e a partida ficou amistosa. Vê quem vê a partida; 429 para quem já tem 20 conexões abertas.',
  '**Exemplos.** Os exemplos são pedidos à escola de demonstração e o que ela respondeu a eles; listas e ' +
    'textos longos aparecem abreviados com …',
].join('\n\n');

/** Each group of operations, by the tag that <feature>.docs.ts gives. */
export const tags: Record<string, string> = {
  auth: 'Entrar, criar conta, sair, trocar a senha e ver onde a conta está conectada.',
  profile: 'O perfil de quem está conectado e a sua foto.',
  courses: 'O catálogo de cursos e, para quem ensina, criar, alterar, duplicar e excluir os próprios.',
  lessons:
    'As lições de um curso: estudar, concluir e responder ao quiz; para quem ensina, escrever, ordenar e marcar datas.',
  chapters:
    'Os tabuleiros de uma lição: ler, encontrar os lances e jogar contra o motor; para quem ensina, escrever e ver o ' +
    'que foi tentado.',
  assignments:
    'Tarefas: dar a uma turma, ver o que cada aluno fez, avaliar; para alunos, o que há a fazer. E as notas da turma.',
  guardians: 'A página em que os responsáveis por um aluno acompanham o que ele faz, aberta por um link.',
  classes:
    'Turmas: criar, pôr alunos e professores, dar cursos, escrever no mural e marcar presença; para alunos, entrar ' +
    'pelo código e ler.',
  'class-tournaments':
    'Torneios de uma turma ou dos alunos de um curso: suíço, todos contra todos ou arena, na academia ou em ' +
    'tabuleiros de verdade, com classificação ao vivo.',
  'live-lessons':
    'Aulas ao vivo: o quadro de um professor que a turma acompanha, com as peças na mão de um aluno e perguntas a ' +
    'todos.',
  calendar: 'O calendário: as datas de uma semana, e o endereço com que outros calendários as leem.',
  enrollments: 'As matrículas do aluno, o seu progresso e a nota que dá a cada curso.',
  certificates: 'Conferir, sem conta, se um certificado é verdadeiro.',
  chess: 'O motor de xadrez: um adversário em três níveis e a explicação de uma posição em palavras.',
  puzzles: 'Problemas táticos na medida de quem resolve, com dica, solução e rating próprio.',
  games: 'Partidas guardadas, os comentários dos professores e a classificação por rating.',
  matches:
    'Partidas que o servidor guarda: contra o motor, no mesmo tabuleiro ou contra alguém da escola, com desafios, ' +
    'propostas e revanche.',
  missions: 'Missões do dia e da semana, conquistas, nível, sequência de estudo e a classificação da semana.',
  notifications: 'Os avisos que o sino mostra.',
  professor: 'O que um professor pergunta sobre os seus alunos; administradores recebem os números da escola toda.',
  reports: 'Relatórios de um período, na tela ou em planilha.',
  school: 'A escola: nome, aparência e o primeiro acesso de quem a administra.',
  store:
    'A loja, que se paga com moedas: produtos, favoritos, compras, devoluções e, para administradores, as prateleiras.',
  tokens: 'Tokens de acesso pessoal: as chaves com que programas falam em nome de quem os criou.',
  mentoring: 'Mentorias: programas, mentores e horários; para mentores e administradores, oferecer e cancelar.',
  youth: 'A escola infantil: programas, professores e matrículas das crianças.',
  tournaments: 'Torneios: inscrever-se e, para administradores, criar, alterar e cancelar.',
  bookings: 'As próprias reservas de mentorias, programas e torneios.',
  users: 'As contas da academia, para administradores.',
  audit: 'O registro do que foi feito na academia, para administradores.',
  health: 'O estado do servidor, para administradores.',
  uploads: 'Enviar imagens: pedir um endereço, mandar os bytes para ele e confirmar.',
};

export const securitySchemes = {
  session: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: 'session',
    description: 'O cookie que a resposta de POST /auth/login traz. Com https ele se chama __Host-session.',
  },
  token: {
    type: 'http' as const,
    scheme: 'bearer',
    description:
      'Um token de acesso pessoal, enviado como `Authorization: Bearer <token>`. Vale o que o papel do seu ' +
      'dono permite, dentro dos escopos com que foi criado: `read` lê (GET), `write` também muda, `admin`, ' +
      'junto de um deles, vale onde só administradores podem. Fora deles a resposta é 403, e sempre nas ' +
      'operações sobre a própria conta (senha, sessões, tokens, exclusão) e nas que dão senhas ou links secretos ' +
      'de outras pessoas. Um token começa com `academia_` e tem 300 pedidos por minuto.',
  },
};

/**
 * What each status means here: the catalogue's general refusal of that kind, or a text of its own where there is no
 * general one.
 */
export const errorResponses: Record<number, { name: string; description: string; example: RefusalBody }> = {
  400: {
    name: 'BadRequest',
    description: 'Dados inválidos: a mensagem é a do primeiro problema',
    example: refusalOf('badRequest'),
  },
  401: {
    name: 'Unauthorized',
    description: 'Ninguém está conectado: falta o cookie ou o token, ou já não valem',
    example: refusalOf('unauthenticated'),
  },
  403: {
    name: 'Forbidden',
    description: 'Quem pede está conectado, mas não pode isto',
    example: refusalOf('accessDenied'),
  },
  404: {
    name: 'NotFound',
    description: 'Não encontrado, ou fora do que o usuário pode conhecer',
    example: refusalOf('notFound'),
  },
  408: { name: 'RequestTimeout', description: 'O pedido demorou demais para chegar', example: TOO_SLOW },
  409: { name: 'Conflict', description: 'O estado atual não permite a operação', example: refusalOf('staleVersion') },
  413: { name: 'PayloadTooLarge', description: 'O corpo do pedido é grande demais', example: refusalOf('tooLarge') },
  415: { name: 'UnsupportedMediaType', description: 'O corpo do pedido não é JSON', example: refusalOf('notJson') },
  429: { name: 'TooManyRequests', description: 'Pedidos demais em pouco tempo', example: refusalOf('tooManyRequests') },
  500: {
    name: 'InternalServerError',
    description: 'Uma falha do servidor, que não conta nada de si',
    example: refusalOf('internal'),
  },
  503: {
    name: 'ServiceUnavailable',
    description:
      'O serviço não pode atender agora: está iniciando ou encerrando, o banco de dados não responde, o disco ' +
      'está cheio ou o motor de xadrez está ocupado',
    example: refusalOf('unavailable'),
  },
};
