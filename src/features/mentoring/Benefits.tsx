import { CalendarClock, ChartLine, MessagesSquare, Target } from 'lucide-react';

const benefits = [
  {
    icon: Target,
    title: 'Plano personalizado',
    text: 'Metas e exercícios escolhidos para o seu nível e o seu estilo.',
  },
  {
    icon: MessagesSquare,
    title: 'Análise das suas partidas',
    text: 'Entenda os erros que se repetem e o que fazer no lugar deles.',
  },
  {
    icon: CalendarClock,
    title: 'Horários flexíveis',
    text: 'Cancele até 24 horas antes e as moedas voltam para você.',
  },
  { icon: ChartLine, title: 'Evolução de verdade', text: 'Cada sessão continua de onde a anterior parou.' },
] as const;

/** The benefits of mentoring. */
export const Benefits = () => (
  <section aria-labelledby="beneficios">
    <h2 id="beneficios" className="mb-5 text-heading">
      Por que ter um mentor?
    </h2>
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-card">
          <span
            aria-hidden
            className="mb-3 grid size-12 place-items-center rounded-control bg-gold-soft text-gold-text"
          >
            <Icon className="size-6" />
          </span>
          <h3 className="font-sans text-lg font-semibold">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
