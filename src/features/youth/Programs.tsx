import { CalendarDays, type LucideIcon, Repeat, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CategoryGroup, YouthProgram } from '../../../server/features/youth/youth.schema.ts';
import { CoinPrice } from '../../shared/coins/Coins.tsx';
import { BookingControl } from '../../shared/bookings/BookingControl.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { formatLongDate } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EnrollDialog } from './EnrollDialog.tsx';
import { Section } from './Section.tsx';
import { classesText, capacityText } from './youth-labels.ts';

type ProgramsProps = { programs: readonly YouthProgram[]; categories: readonly CategoryGroup[]; age: number | null };

/** The programmes for young players, with enrollment. */
export const Programs = ({ programs, ...own }: ProgramsProps) => (
  <Section title="Programas" intro="Para conhecer o jogo, para aprender mais, ou para competir.">
    {programs.length === 0 ? (
      <EmptyState
        icon={CalendarDays}
        title="Nenhum programa no momento"
        text="Quando a escola abrir uma turma, ela aparece aqui."
      />
    ) : (
      <ul aria-label="Programas" className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
        {programs.map(program => (
          <ProgramCard key={program.id} program={program} {...own} />
        ))}
      </ul>
    )}
  </Section>
);

type ProgramCardProps = Omit<ProgramsProps, 'programs'> & { program: YouthProgram };

const ProgramCard = ({ program, categories, age }: ProgramCardProps) => {
  const { name, description, price, startsAt, students } = program;
  const places = capacityText(program);
  return (
    <Card as="li" className="flex flex-col">
      <h3 className="font-display text-heading font-semibold wrap-anywhere">{name}</h3>
      <p className="mt-1">{price === null ? <Badge tone="info">Sob consulta</Badge> : <CoinPrice value={price} />}</p>
      <p className="mt-2 text-ink-soft wrap-anywhere">{description}</p>
      <ul className="mt-5 mb-6 grid gap-2.5">
        <Fact icon={Repeat}>{classesText(program)}</Fact>
        {startsAt && <Fact icon={CalendarDays}>Próxima turma: {formatLongDate(startsAt)}</Fact>}
        <Fact icon={Users}>
          {plural(students, 'aluno')}
          {places && ` · ${places}`}
        </Fact>
      </ul>
      <div className="mt-auto">
        <ProgramAction program={program} categories={categories} age={age} />
      </div>
    </Card>
  );
};

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
    <span className="min-w-0">{children}</span>
  </li>
);

const ProgramAction = ({ program, categories, age }: ProgramCardProps) => {
  const { user } = useSession();
  const { name, price, seat, category, capacity, students } = program;
  if (price === null && !seat) {
    return (
      user?.role === 'student' && (
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Preço sob consulta',
              description: 'Fale com a direção da sua escola: ela faz uma proposta para a sua turma.',
            })
          }
        >
          Consultar preço<span className="sr-only">: {name}</span>
        </Button>
      )
    );
  }
  const own = categories.find(group => group.category === category);
  return (
    <BookingControl
      name={name}
      word="matrícula"
      booking={seat}
      bookLabel="Matricular"
      bookedText={own ? `Matriculado na ${own.name}` : 'Matriculado'}
      full={capacity !== null && students >= capacity}
      renderPayDialog={taking =>
        price !== null && <EnrollDialog program={{ ...program, price }} categories={categories} age={age} {...taking} />
      }
    />
  );
};
