type HelpLink = { href: string; label: string };
export type HelpEntry = {
  id: string;
  question: string;
  /** Paragraphs. */ answer: readonly string[];
  links?: readonly HelpLink[];
};
export type HelpGroup = { id: string; title: string; entries: readonly HelpEntry[] };

const account: HelpGroup = {
  id: 'conta',
  title: 'Conta e acesso',
  entries: [
    {
      id: 'criar-conta',
      question: 'Como crio minha conta?',
      answer: [
        'Em Cadastrar, preencha nome, nome de usuário, email e senha, e escolha se você é aluno ou ' +
          'professor. A senha precisa de pelo menos 6 caracteres; recomendamos 8 ou mais. Você entra assim ' +
          'que o cadastro termina.',
        'Onde a escola aprova os professores, quem se cadastra como professor conhece o catálogo enquanto ' +
          'espera e recebe um aviso no sino quando é aprovado.',
      ],
      links: [{ href: '/register', label: 'Cadastrar' }],
    },
    {
      id: 'sair',
      question: 'Por quanto tempo continuo conectado?',
      answer: [
        'A sessão se renova a cada uso e dura no máximo 90 dias; sem uso, termina em 30 dias ou menos. Em ' +
          'um computador que outras pessoas usam, termine com Sair, no menu do seu nome.',
        'Em Meu Perfil, na aba Configurações, você vê onde sua conta está aberta e pode encerrar as outras sessões.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'trocar-senha',
      question: 'Como troco minha senha?',
      answer: [
        'Em Meu Perfil, na aba Configurações, informe a senha atual e a nova. As outras sessões da sua ' +
          'conta terminam na hora.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'senha',
      question: 'Esqueci minha senha. E agora?',
      answer: [
        'A senha ainda não pode ser recuperada pela página. Peça ajuda a quem cuida da escola.',
        'Depois de muitas tentativas erradas seguidas, a entrada fica bloqueada por alguns minutos. É uma ' +
          'proteção: espere e tente de novo.',
      ],
    },
    {
      id: 'perfil',
      question: 'Como mudo meus dados?',
      answer: [
        'Abra Meu Perfil, no menu do seu nome, e escolha Editar Perfil. Você pode mudar nome, foto, ' +
          'telefone, data de nascimento, localização e bio.',
      ],
      links: [{ href: '/profile', label: 'Meu Perfil' }],
    },
    {
      id: 'dados',
      question: 'Posso levar meus dados ou excluir minha conta?',
      answer: [
        'Sim. Em Configurações, Baixar meus dados traz em um arquivo tudo o que a escola guarda sobre você, ' +
          'e Excluir minha conta apaga quem você é na escola, para sempre. Antes de confirmar com a senha, a ' +
          'página diz o que acontece com cursos, certificados e reservas.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'api',
      question: 'Posso ligar um programa meu à escola?',
      answer: [
        'Sim. Em Configurações, crie um token de acesso e escolha o que ele pode fazer. O link API, no fim ' +
          'de cada página, leva à referência, onde cada operação pode ser experimentada.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'tema',
      question: 'Dá para usar a página em cores escuras?',
      answer: [
        'Sim. O botão com a lua ou o sol, no alto e no fim da página, troca o tema; em Configurações, no ' +
          'seu perfil, ele também pode seguir o do aparelho. A escolha fica guardada neste navegador.',
      ],
    },
  ],
};

const study: HelpGroup = {
  id: 'cursos',
  title: 'Cursos e aulas',
  entries: [
    {
      id: 'matricula',
      question: 'Como começo um curso?',
      answer: [
        'Em Cursos, abra o que você quer e escolha Matricular-se. Se a turma estiver lotada, o curso avisa: ' +
          'volte mais tarde ou escolha outro.',
      ],
      links: [{ href: '/courses', label: 'Ver os cursos' }],
    },
    {
      id: 'ordem',
      question: 'Por que uma aula está com cadeado?',
      answer: [
        'As aulas seguem uma ordem: cada uma abre quando a anterior é concluída. Uma aula com vídeo é ' +
          'concluída quando o vídeo termina; uma aula de leitura, quando você escolhe Marcar como concluída, ' +
          'abaixo do texto.',
      ],
    },
    {
      id: 'quiz',
      question: 'Como funcionam os quizzes?',
      answer: [
        'O quiz abre depois que a aula é concluída e tem um tempo limite. Para passar é preciso acertar ' +
          'pelo menos 70%. No fim você vê as respostas certas e as explicações.',
        'Não passou? Tente de novo quantas vezes quiser.',
        'Questões dissertativas são corrigidas pelo professor. Até lá a aula mostra que o quiz aguarda a ' +
          'correção, você pode seguir com o curso, e um aviso chega no sino quando a nota sai.',
      ],
    },
    {
      id: 'certificado',
      question: 'Quando recebo o certificado?',
      answer: [
        'Quando todas as aulas do curso estão concluídas e você passou em todos os quizzes, se o curso dá ' +
          'certificado. Ele fica no curso, em Ver Certificado, e pode ser impresso.',
        'Cada certificado tem um código. Qualquer pessoa pode conferir se ele é válido, sem precisar de conta.',
      ],
      links: [{ href: '/certificado', label: 'Conferir um certificado' }],
    },
    {
      id: 'avaliar',
      question: 'Posso avaliar um curso?',
      answer: ['Sim, de 1 a 5 estrelas, depois de concluir o curso.'],
    },
    {
      id: 'premium',
      question: 'O que é um curso premium?',
      answer: [
        'É um curso com preço; os outros são gratuitos. No catálogo, ele aparece com um cadeado para alunos ' +
          'sem acesso, e ao abri-lo você vê as formas de desbloquear. Cada moeda do preço vale R$ 1,00.',
        'A assinatura Premium custa R$ 39,90 por mês, mas ainda não pode ser feita. Desbloquear com anúncio ' +
          'ou com convites também não está disponível; com moedas, sim.',
      ],
      links: [{ href: '/premium', label: 'Conhecer o Premium' }],
    },
    {
      id: 'desbloquear',
      question: 'Como abro um curso premium com moedas?',
      answer: [
        'No catálogo, escolha o curso e clique em “Usar moedas”. Por 50 moedas ele fica aberto por 30 dias; ' +
          'o curso e o catálogo mostram até quando. Se você o abrir de novo antes do fim, os 30 dias contam a ' +
          'partir do fim.',
        'Quando o tempo acaba, o curso se fecha, e seu progresso e seu certificado continuam guardados. As ' +
          'moedas do desbloqueio não voltam.',
      ],
      links: [
        { href: '/courses', label: 'Ver os cursos' },
        { href: '/missoes', label: 'Ganhar moedas em missões' },
      ],
    },
  ],
};

const progress: HelpGroup = {
  id: 'progresso',
  title: 'XP, moedas e níveis',
  entries: [
    {
      id: 'ganhar',
      question: 'Como ganho XP e moedas?',
      answer: [
        'Aula concluída: 20 XP e 5 moedas. Quiz aprovado: 30 XP e 10 moedas. Curso concluído: 100 XP e 50 moedas.',
        'Problema tático resolvido: 10 XP se for fácil, 15 se for médio, 25 se for difícil, e sempre 2 moedas.',
        'Cada aula, quiz, curso e problema paga uma só vez. Repetir para treinar é sempre bem-vindo, mas ' +
          'não paga de novo. Um bônus comprado na loja aumenta o XP enquanto vale.',
      ],
    },
    {
      id: 'niveis',
      question: 'Quanto XP preciso para cada nível?',
      answer: [
        'São dez níveis: Iniciante (0 XP), Aprendiz (100), Estudante (250), Jogador (450), Competidor ' +
          '(700), Expert (1000), Mestre (1350), Grande Mestre (1750), Lenda (2100) e Imortal (2500).',
        'Seu nível, seu XP e suas moedas ficam no alto da página.',
      ],
    },
    {
      id: 'missoes',
      question: 'Como funcionam as missões?',
      answer: [
        'Há missões do dia e da semana. O progresso conta sozinho enquanto você estuda e joga. Quando uma ' +
          'missão está completa, escolha Resgatar para receber o XP e as moedas dela, antes que o tempo ' +
          'acabe. As conquistas ficam para sempre.',
      ],
      links: [{ href: '/missoes', label: 'Centro de Missões' }],
    },
    {
      id: 'loja',
      question: 'Para que servem as moedas?',
      answer: [
        'Alunos trocam moedas por produtos na Loja Virtual: combos, peças e tabuleiros, e cadernos de ' +
          'estudo. Alguns produtos também dão um bônus de XP por alguns dias. Moedas também abrem cursos ' +
          'premium.',
        'Mudou de ideia? Até 30 dias depois da compra, devolva o produto em Minhas Compras e as moedas voltam.',
      ],
      links: [
        { href: '/loja', label: 'Loja Virtual' },
        { href: '/loja/pedidos', label: 'Minhas Compras' },
      ],
    },
    {
      id: 'sequencia',
      question: 'O que conta para a minha sequência de dias?',
      answer: [
        'Dias seguidos, no horário de Brasília, em que você conclui uma aula, passa em um quiz ou resolve ' +
          'um problema pela primeira vez, ou termina uma partida. A sequência continua viva até o dia acabar; ' +
          'um dia inteiro sem nada disso recomeça a contagem.',
      ],
    },
    {
      id: 'rating',
      question: 'Como muda o meu rating?',
      answer: [
        'Todo aluno começa com 1200. As partidas contra a IA, na Prática, fazem o rating subir ou descer ' +
          'conforme o resultado e a força do nível: ganhar de um nível mais forte vale mais. Uma partida ' +
          'conta depois que os dois lados jogaram; desistir antes conta como derrota.',
        'Nas Partidas, os dois lados jogam no mesmo aparelho: elas não mudam o rating. Os problemas táticos ' +
          'têm um rating próprio.',
      ],
    },
  ],
};

const play: HelpGroup = {
  id: 'jogar',
  title: 'Prática e partidas',
  entries: [
    {
      id: 'ia',
      question: 'Como jogo contra a IA?',
      answer: [
        'Em Prática, escolha o nível (Fácil, Médio ou Difícil) e comece. Você joga com as brancas, com 10 ' +
          'minutos para cada lado. Clique na peça e na casa, arraste, ou escreva o lance. Com o comentário ' +
          'automático ligado, a IA explica a posição depois de cada lance.',
      ],
      links: [{ href: '/practice', label: 'Praticar' }],
    },
    {
      id: 'problemas',
      question: 'Como funcionam os problemas táticos?',
      answer: [
        'Encontre o melhor lance. Se errar, tente outra vez. A dica mostra a peça que joga; com ela o ' +
          'problema ainda vale XP e moedas, mas não conta para o seu rating de problemas nem como acerto de ' +
          'primeira.',
      ],
      links: [{ href: '/practice?aba=problemas', label: 'Resolver problemas' }],
    },
    {
      id: 'partidas',
      question: 'Quais são os ritmos das partidas?',
      answer: [
        'Blitz: 5 minutos para cada lado. Rápida: 15 minutos. Clássica: 30 minutos. Quem fica sem tempo ' +
          'perde, a não ser que o outro lado não tenha peças para dar xeque-mate: aí é empate.',
      ],
      links: [{ href: '/partidas', label: 'Partidas Online' }],
    },
    {
      id: 'torneios',
      question: 'Como participo de um torneio da escola?',
      answer: [
        'Em Torneios, escolha Inscrever em um torneio com inscrições abertas. A inscrição se paga com ' +
          'moedas, e alguns torneios são gratuitos. Em breve quer dizer que as inscrições ainda vão abrir; ' +
          'nas Classificatórias, Ver Detalhes diz como se classificar.',
        'Mudou de ideia? Cancele até 24 horas antes do início e as moedas voltam. Se a escola cancela um ' +
          'torneio, todos os inscritos recebem as moedas de volta e um aviso no sino.',
      ],
      links: [{ href: '/tournaments', label: 'Torneios' }],
    },
    {
      id: 'base',
      question: 'O que é a Categoria de Base?',
      answer: [
        'É o programa para crianças e jovens, em quatro categorias: Sub-8 (6 a 8 anos), Sub-10 (8 a 10), ' +
          'Sub-12 (10 a 12) e Sub-14 (12 a 14). Na matrícula você escolhe a sua; se o seu perfil tem a data ' +
          'de nascimento, só as da sua idade aparecem.',
        'Os programas se pagam com moedas, uma matrícula em cada um. Você pode cancelar até 24 horas antes ' +
          'do início da turma e as moedas voltam.',
      ],
      links: [{ href: '/categoria-base', label: 'Categoria de Base' }],
    },
    {
      id: 'historico',
      question: 'Onde ficam as minhas partidas?',
      answer: [
        'No histórico da Prática e das Partidas. Abra uma para rever lance a lance, copiar o PGN e ler os ' +
          'comentários de um professor.',
      ],
    },
  ],
};

const teaching: HelpGroup = {
  id: 'professores',
  title: 'Para professores',
  entries: [
    {
      id: 'criar-curso',
      question: 'Como crio um curso?',
      answer: [
        'Em Criar Curso, quatro etapas pedem as informações, as aulas, os questionários e a revisão. Você ' +
          'pode publicar no fim ou salvar como rascunho: um rascunho só você e a administração veem.',
      ],
      links: [{ href: '/create-course', label: 'Criar Curso' }],
    },
    {
      id: 'licoes',
      question: 'O que cabe em uma lição?',
      answer: [
        'Um texto (aceita Markdown), um vídeo do YouTube, do Vimeo ou de um endereço direto, recursos em ' +
          'PDF, PGN, link ou vídeo, e um quiz com questões de múltipla escolha, verdadeiro ou falso e ' +
          'dissertativas. Sem vídeo, a lição é de leitura.',
      ],
    },
    {
      id: 'mudancas',
      question: 'Posso mudar um curso que já tem alunos?',
      answer: [
        'Sim. O que os alunos já concluíram continua concluído. Ao excluir um curso, ele sai do catálogo e ' +
          'não recebe novas matrículas, mas quem está matriculado continua podendo ler.',
      ],
    },
    {
      id: 'cronograma',
      question: 'Como marco a data de uma aula?',
      answer: [
        'No Cronograma, escolha um dia e Marcar aula neste dia. Ali também se muda a data, se cancela a ' +
          'aula ou se tira a data. Uma aula publicada sem data fica aberta aos alunos no ritmo deles.',
      ],
      links: [
        { href: '/professor/aulas/cronograma', label: 'Cronograma' },
        { href: '/professor/aulas', label: 'Ver Aulas' },
      ],
    },
    {
      id: 'revisoes',
      question: 'Como corrijo questões dissertativas?',
      answer: [
        'Em Revisões, cada resposta aparece ao lado da resposta-modelo. Marque Certa ou Errada e, se ' +
          'quiser, escreva um comentário. A nota do quiz é refeita na hora e o aluno recebe um aviso. Quando ' +
          'há respostas à espera, o sino avisa você.',
      ],
      links: [{ href: '/professor/revisoes', label: 'Revisões' }],
    },
    {
      id: 'alunos',
      question: 'Como acompanho meus alunos?',
      answer: [
        'Gerenciar Alunos mostra progresso, nível e última atividade de cada um, e em Ver Detalhes cada ' +
          'aula e cada tentativa de quiz. Ativo é quem fez algo no curso nos últimos 30 dias. Os Relatórios ' +
          'mostram os números dos últimos 7, 30 ou 90 dias ou do último ano. Os dois podem ser exportados em ' +
          'CSV, que abre em planilhas.',
      ],
      links: [
        { href: '/professor/manage-students', label: 'Gerenciar Alunos' },
        { href: '/professor/relatorios', label: 'Relatórios' },
      ],
    },
    {
      id: 'comentar-partidas',
      question: 'Posso comentar as partidas dos alunos?',
      answer: [
        'Sim. Em Partidas, a aba Análise lista as partidas dos alunos. Abra uma, vá até o lance e escreva o ' +
          'comentário.',
      ],
      links: [{ href: '/partidas?aba=analise', label: 'Análise' }],
    },
  ],
};

/** Everything here is so in the product: whoever changes a rule changes its answer, and a test compares the figures. */
export const studentGroups: readonly HelpGroup[] = [study, progress, play, account, teaching];
/** Professors and administrators read their own questions first. */
export const staffGroups: readonly HelpGroup[] = [teaching, study, progress, play, account];
