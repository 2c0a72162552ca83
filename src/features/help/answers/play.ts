import type { HelpGroup } from './help-group.ts';

export const play: HelpGroup = {
  id: 'jogar',
  title: 'Prática e partidas',
  entries: [
    {
      id: 'ia',
      question: 'Como jogo contra a IA?',
      answer: [
        'Em Prática, escolha um dos oito níveis, cada um com o seu jeito, e comece. Você joga com as brancas, com 10 ' +
          'minutos para cada lado. Clique na peça e na casa, arraste, ou escreva o lance. A partida fica guardada na ' +
          'escola lance a lance: continue depois de fechar a página, ou em outro aparelho. O seu relógio não espera.',
        'Valendo rating, a partida conta também para missões e conquistas. Com os comentários automáticos, em que a ' +
          'IA explica a posição depois de cada lance, ou com um lance voltado, ela é amistosa. Depois do segundo ' +
          'lance, reiniciar é desistir.',
        'Em Partidas você escolhe também o tempo e a cor, desafia quem está na escola agora ou procura um adversário.',
      ],
      links: [
        { href: '/practice', label: 'Praticar' },
        { href: '/partidas', label: 'Jogar' },
      ],
    },
    {
      id: 'problemas',
      question: 'Como funcionam os problemas táticos?',
      answer: [
        'Encontre o melhor lance. Se errar, tente outra vez. A dica mostra a peça que joga; com ela o ' +
          'problema ainda vale XP e moedas, mas não conta para o seu rating de problemas nem como acerto de ' +
          'primeira.',
        'O que você não acerta de primeira volta em Treino, no dia em que estiver para ser esquecido. Lá também ' +
          'estão a sequência, a corrida, o problema do dia e como você vai em cada tema.',
      ],
      links: [
        { href: '/treino', label: 'Treino' },
        { href: '/practice?aba=problemas', label: 'Resolver problemas' },
      ],
    },
    {
      id: 'analise',
      question: 'Como analiso uma posição ou uma partida?',
      answer: [
        'Em Análise você joga os lances dos dois lados, cola um PGN (do chess.com, do lichess ou de um arquivo com ' +
          'muitas partidas), monta uma posição ou abre uma partida sua. O motor roda no seu navegador e mostra até ' +
          'cinco linhas, quem está melhor e o que o outro lado ameaça; desligue-o para pensar primeiro.',
        'De lá você joga daquela posição contra a IA, copia um link da posição, e baixa o PGN ou uma imagem. Depois ' +
          'da primeira vez, o tabuleiro e o motor funcionam sem internet.',
      ],
      links: [{ href: '/analise', label: 'Análise' }],
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
