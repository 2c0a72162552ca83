import {
  BookOpen,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  FilePlus2,
  HeartPulse,
  History,
  Library,
  Microscope,
  MonitorPlay,
  Pencil,
  School,
  ShoppingBag,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react';
import { plural } from '../../lib/plural.ts';
import type { ActionTile } from './ActionTiles.tsx';

const professorTiles: readonly ActionTile[] = [
  { href: '/create-course', icon: FilePlus2, title: 'Criar Curso', text: 'Monte um curso novo, passo a passo' },
  {
    href: '/professor/cursos?mode=edit',
    icon: Pencil,
    title: 'Editar Cursos',
    text: 'Atualize textos, aulas e preços',
  },
  { href: '/professor/cursos', icon: BookOpen, title: 'Ver Cursos', text: 'Todos os cursos que você ensina' },
  { href: '/professor/aulas', icon: MonitorPlay, title: 'Ver Aulas', text: 'Aulas anteriores, próximas e rascunhos' },
  { href: '/professor/aulas/cronograma', icon: CalendarDays, title: 'Cronograma', text: 'O calendário das suas aulas' },
  {
    href: '/professor/manage-students',
    icon: Users,
    title: 'Gerenciar Alunos',
    text: 'Progresso e desempenho da turma',
  },
  { href: '/professor/relatorios', icon: ChartColumn, title: 'Relatórios', text: 'Números dos cursos e dos alunos' },
  { href: '/professor/revisoes', icon: ClipboardCheck, title: 'Revisões', text: 'O que espera pela sua correção' },
  {
    href: '/partidas?aba=analise',
    icon: Microscope,
    title: 'Partidas dos Alunos',
    text: 'Reveja e comente os jogos da turma',
  },
  { href: '/mentoria/administrar', icon: CalendarClock, title: 'Mentoria', text: 'Seus horários e quem vem' },
  { href: '/help', icon: CircleHelp, title: 'Ajuda', text: 'Dúvidas sobre a plataforma' },
];

const REVIEWS = '/professor/revisoes';

const waitingText = (waiting: number): string =>
  waiting === 0
    ? 'Nenhuma resposta espera pela sua correção'
    : `${plural(waiting, 'resposta espera', 'respostas esperam')} pela sua correção`;

/** The professor's links; of the reviews it says how many answers wait, once that is known. */
export const professorTilesWith = (waiting: number | undefined): readonly ActionTile[] =>
  professorTiles.map(tile =>
    tile.href === REVIEWS && waiting !== undefined ? { ...tile, text: waitingText(waiting) } : tile,
  );

/** The administrator's links. */
export const adminTiles: readonly ActionTile[] = [
  { href: '/admin/usuarios', icon: UserCog, title: 'Usuários', text: 'Contas, papéis e quem pode entrar' },
  { href: '/admin/escola', icon: School, title: 'Escola', text: 'Nome, cor, cadastro e regras' },
  { href: '/admin/registro', icon: History, title: 'Registro', text: 'O que aconteceu na escola' },
  { href: '/admin/saude', icon: HeartPulse, title: 'Saúde do Sistema', text: 'Banco, disco, motor e memória' },
  { href: '/professor/cursos', icon: BookOpen, title: 'Cursos', text: 'Todos os cursos da escola' },
  { href: '/professor/aulas', icon: MonitorPlay, title: 'Aulas', text: 'As aulas de todos os cursos' },
  { href: '/professor/manage-students', icon: Users, title: 'Alunos', text: 'Progresso e desempenho da escola' },
  { href: '/professor/relatorios', icon: ChartColumn, title: 'Relatórios', text: 'Números dos cursos e dos alunos' },
  { href: '/loja/administrar', icon: ShoppingBag, title: 'Loja', text: 'Produtos, estoque e compras dos alunos' },
  { href: '/tournaments/administrar', icon: Trophy, title: 'Torneios e Base', text: 'Torneios, programas e inscritos' },
  { href: '/mentoria/administrar', icon: CalendarClock, title: 'Mentoria', text: 'Mentores, horários e reservas' },
  { href: '/courses', icon: Library, title: 'Catálogo', text: 'Os cursos como os alunos os veem' },
];
