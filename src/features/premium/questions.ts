import { UNLOCK } from '../../../server/features/enrollments/unlock-offer.schema.ts';

/** Everything here is so in the product. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Já posso assinar o Premium?',
    answer:
      'Ainda não: o pagamento chega em breve. Até lá, tudo o que é gratuito está aberto, e cursos premium ' +
      'podem ser abertos com moedas.',
  },
  {
    question: 'Como abro um curso premium com moedas?',
    answer:
      `Escolha o curso no catálogo e clique em “Usar moedas”: por ${UNLOCK.coins} moedas ele fica aberto ` +
      `por ${UNLOCK.days} dias, com aulas, quizzes e certificado.`,
  },
  {
    question: 'Como ganho moedas?',
    answer:
      'Estudando: aulas concluídas, quizzes aprovados, cursos completos, problemas táticos resolvidos e ' +
      'missões. As moedas não são vendidas.',
  },
  {
    question: `O que acontece depois dos ${UNLOCK.days} dias?`,
    answer:
      'O curso se fecha, mas seu progresso e seu certificado continuam guardados. Desbloqueie-o de novo ' +
      'quando quiser; quem faz isso antes do fim soma os dias.',
  },
  {
    question: 'Os cursos gratuitos continuam gratuitos?',
    answer: 'Sim. Um curso gratuito não pede moedas nem assinatura: basta se matricular.',
  },
  {
    question: 'Para quem é o plano Escola?',
    answer: 'Para a escola inteira, com um dashboard para os professores e relatórios detalhados.',
  },
];
