import {
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  Coins,
  type LucideIcon,
  Library,
  Printer,
  ShoppingBag,
  Swords,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { dayText } from '../../../server/features/guardians/digest-lines.schema.ts';
import type { GuardianPage } from '../../../server/features/guardians/guardians.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatMoment } from '../../lib/moments.ts';
import { PrintedWeeks } from './PrintedWeeks.tsx';
import { PurchaseAnswers } from './PurchaseAnswers.tsx';
import { WeekLines } from './WeekLines.tsx';
import { WeekMail } from './WeekMail.tsx';
import { AssignmentList } from '../../shared/assignments/AssignmentList.tsx';
import { inOrder } from '../../shared/assignments/assignment-labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { plural } from '../../lib/plural.ts';

const results = { won: 'Venceu', lost: 'Perdeu', drawn: 'Empatou' } as const;

const Section = ({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) => (
  <Card as="section">
    <h2 className="mb-4 flex items-center gap-2.5 text-heading">
      <Icon aria-hidden className="size-5 shrink-0 text-gold-text" />
      {title}
    </h2>
    {children}
  </Card>
);

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-ink-soft">{children}</p>;

const Assignments = ({ assignments }: Pick<GuardianPage, 'assignments'>) => {
  const { open, over } = inOrder(assignments);
  if (assignments.length === 0) return <Nothing>Nenhuma tarefa até agora.</Nothing>;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h3 className="font-semibold">A fazer</h3>
      {open.length > 0 ? (
        <AssignmentList label="Tarefas a fazer" assignments={open} isLinked={false} />
      ) : (
        <Nothing>Nada a fazer agora.</Nothing>
      )}
      {over.length > 0 && <h3 className="font-semibold">Feitas e encerradas</h3>}
      {over.length > 0 && <AssignmentList label="Tarefas feitas e encerradas" assignments={over} isLinked={false} />}
    </div>
  );
};

const Attendance = ({ attendance }: Pick<GuardianPage, 'attendance'>) => {
  if (attendance.length === 0) return <Nothing>Ainda sem presença anotada.</Nothing>;
  const present = attendance.filter(day => day.present).length;
  return (
    <>
      <p className="mb-3">
        Presente em <strong>{present}</strong> de {attendance.length}
      </p>
      <ul className="grid gap-1">
        {attendance.map(day => (
          <li key={`${day.date} ${day.className}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {dayText(day.date)} · {day.className}
            </span>
            <strong>{day.present ? 'Presente' : 'Faltou'}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The last seven days, to read, to print, and by mail. */
const Week = ({ page: { child, week, mail }, secret }: { page: GuardianPage; secret: string }) => (
  <Section title={`A semana, de ${dayText(week.from)} a ${dayText(week.until)}`} icon={CalendarDays}>
    <WeekLines digest={week.digest} />
    <p className="mt-4">
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden /> Imprimir
      </Button>
    </p>
    <WeekMail secret={secret} known={mail} />
    <PrintedWeeks className={child.classes.join(', ')} from={week.from} until={week.until} digests={[week.digest]} />
  </Section>
);

const Page = ({ page, secret }: { page: GuardianPage; secret: string }) => {
  const { child, assignments, courses, attendance, games, coins, purchases } = page;
  return (
    <>
      <PageHeading title={child.fullName} subtitle={child.classes.join(', ')} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Week page={page} secret={secret} />
        <Section title="Compras" icon={ShoppingBag}>
          <PurchaseAnswers secret={secret} known={purchases} />
        </Section>
        <Section title="Tarefas" icon={ClipboardList}>
          <Assignments assignments={assignments} />
        </Section>
        <Section title="Cursos" icon={Library}>
          {courses.length === 0 && <Nothing>Ainda não está em nenhum curso.</Nothing>}
          <ul className="grid gap-4">
            {courses.map(({ title, completedLessons, totalLessons }) => (
              <li key={title}>
                <p className="mb-1 font-semibold wrap-anywhere">{title}</p>
                <Progress
                  label={`Progresso em ${title}`}
                  value={completedLessons}
                  max={Math.max(totalLessons, 1)}
                  valueText={`${completedLessons} de ${plural(totalLessons, 'aula')}`}
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Presença" icon={CalendarCheck}>
          <Attendance attendance={attendance} />
        </Section>
        <Section title="Partidas" icon={Swords}>
          {games.length === 0 && <Nothing>Ainda não terminou nenhuma partida.</Nothing>}
          <ul className="grid gap-1">
            {games.map(({ opponent, result, endedAt }) => (
              <li key={`${endedAt} ${opponent}`} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
                <span>
                  <strong>{results[result]}</strong> contra {opponent}
                </span>
                <time dateTime={endedAt}>{formatMoment(endedAt)}</time>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Moedas" icon={Coins}>
          <p className="mb-3">
            Tem <strong>{coins.balance.toLocaleString('pt-BR')}</strong> moedas
          </p>
          <ul className="grid gap-1">
            {coins.entries.map(({ reason, coins: change, at }) => (
              <li key={`${at} ${reason}`} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {reason} · <time dateTime={at}>{formatMoment(at)}</time>
                </span>
                <strong className="tabular-nums">{change > 0 ? `+${change}` : change}</strong>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
};

/** What a child's guardians read, with the link that the school gave them and without an account. */
const GuardianScreen = () => {
  const [secret] = useState(() => window.location.hash.slice(1));
  const { mutate, data, error } = api.guardians.page.useMutation();
  useEffect(() => mutate({ secret }), [mutate, secret]);
  if (data) return <Page page={data} secret={secret} />;
  if (error) return <EmptyState as="h1" title="Não foi possível abrir esta página" text={errorText(error)} />;
  return <SkeletonCards />;
};

export default GuardianScreen;
