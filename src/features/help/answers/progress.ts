import type { HelpGroup } from './help-group.ts';

export const progress: HelpGroup = {
  id: 'progresso',
  title: 'XP, moedas e níveis',
  entries: [
    {
      id: 'ganhar',
      question: 'Como ganho XP e moedas?',
      answer: [
        'Aula concluída: 20 XP e 5 moedas. Quiz aprovado: 30 XP e 10 moedas. Curso concluído: 100 XP e 50 moedas.',
        'A recompensa pede tempo: uma aula paga quando você passou nela pelo menos 40% do vídeo e um quarto do ' +
          'tempo de leitura. Antes disso ela fica concluída sem recompensa, que vem quando você a abre de novo. ' +
          'O quiz e o curso pagam junto com as aulas.',
        'Problema tático resolvido: 10 XP se for fácil, 15 se for médio, 25 se for difícil, e sempre 2 moedas.',
        'Pagam no máximo 20 aulas e 30 problemas em dez minutos, e 200 problemas em 24 horas. O que passa disso ' +
          'conta para o seu progresso; a recompensa vem quando você fizer a aula ou o problema de novo, mais tarde.',
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
        'Seu nível, seu XP e suas moedas ficam no alto da página; no celular, no menu.',
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
        'Todo aluno começa com 1200. As partidas valendo rating, contra a IA ou contra alguém da escola, ' +
          'fazem o rating subir ou descer conforme o resultado e a força do adversário: ganhar de um mais ' +
          'forte vale mais. Uma partida conta depois que os dois lados jogaram.',
        'As amistosas, as importadas e as que dois jogam no mesmo aparelho não mudam o rating. Uma partida ' +
          'em que um lance voltou é amistosa, e as da Prática não contam. Os problemas táticos têm um rating ' +
          'próprio.',
      ],
    },
  ],
};
