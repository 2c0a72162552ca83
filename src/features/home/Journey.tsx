import { Diagram } from './Diagram.tsx';
import { journey } from './landing.ts';

/** Three steps, numbered as moves are. */
export const Journey = () => (
  <section aria-labelledby="jornada" className="border-y border-line bg-sunken">
    <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
      <h2 id="jornada" className="text-title">
        Sua jornada em três lances
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        Cada etapa prepara a seguinte. Ninguém precisa saber nada para começar.
      </p>
      <ol className="mt-12 grid gap-10 lg:grid-cols-3">
        {journey.map(({ title, text, position }, index) => (
          <li key={title} className="flex items-start gap-6 max-[22rem]:flex-col max-[22rem]:gap-4 lg:block">
            <Diagram
              {...position}
              className="w-32 shrink-0 rounded-control border-4 border-night sm:w-52 lg:w-full lg:max-w-72"
            />
            <div className="min-w-0 lg:mt-6">
              <h3 className="text-heading">
                <span className="text-gold-text tabular-nums">{index + 1}.</span> {title}
              </h3>
              <p className="mt-2 max-w-sm text-lg text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
