import { late } from '../lib/late.tsx';
import type { AppRoute } from './app-route.ts';

const LessonOverviewScreen = late(() => import('../features/teaching/overview/OverviewScreen.tsx'));
const LessonEditorScreen = late(() => import('../features/teaching/lesson-editor/LessonEditorScreen.tsx'));

/** The screens of professors and administrators. The build reads these lines as it reads those of `routes.tsx`. */
export const staffRoutes: AppRoute[] = [
  {
    path: '/professor',
    title: 'Área do Professor',
    screen: late(() => import('../features/teaching/home/HomeScreen.tsx')),
  },
  {
    path: '/professor/cursos',
    title: 'Meus Cursos',
    screen: late(() => import('../features/teaching/courses/list/CoursesScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId',
    title: 'Curso',
    screen: late(() => import('../features/teaching/courses/detail/CourseDetailScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId/edit',
    title: 'Editar Curso',
    screen: late(() => import('../features/teaching/courses/edit/CourseEditScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId/lessons',
    title: 'Lições',
    screen: late(() => import('../features/teaching/lessons/LessonsScreen.tsx')),
  },
  {
    path: '/loja/administrar',
    title: 'Administrar Loja',
    screen: late(() => import('../features/store/ManageScreen.tsx')),
  },
  {
    path: '/mentoria/administrar',
    title: 'Administrar Mentoria',
    screen: late(() => import('../features/mentoring/ManageScreen.tsx')),
  },
  {
    path: '/professor/manage-students',
    title: 'Gerenciar Alunos',
    screen: late(() => import('../features/follow-up/students/StudentsScreen.tsx')),
  },
  {
    path: '/professor/revisoes',
    title: 'Revisões',
    screen: late(() => import('../features/follow-up/reviews/ReviewsScreen.tsx')),
  },
  {
    path: '/professor/relatorios',
    title: 'Relatórios e Estatísticas',
    screen: late(() => import('../features/follow-up/reports/ReportsScreen.tsx')),
  },
  {
    path: '/create-course',
    title: 'Criar Curso',
    screen: late(() => import('../features/teaching/wizard/WizardScreen.tsx')),
  },
  { path: '/professor/cursos/:courseId/lessons/new', title: 'Nova Lição', screen: LessonEditorScreen },
  { path: '/professor/cursos/:courseId/lessons/:lessonId/edit', title: 'Editar Lição', screen: LessonEditorScreen },
  {
    path: '/professor/cursos/:courseId/lessons/:lessonId/tentativas',
    title: 'Tentativas',
    screen: late(() => import('../features/follow-up/tries/TriesScreen.tsx')),
  },
  { path: '/professor/aulas', title: 'Ver Aulas', screen: LessonOverviewScreen },
  { path: '/professor/aulas/anteriores', title: 'Ver Aulas', screen: LessonOverviewScreen },
  { path: '/professor/aulas/futuras', title: 'Ver Aulas', screen: LessonOverviewScreen },
  {
    path: '/professor/aulas/cronograma',
    title: 'Cronograma',
    screen: late(() => import('../features/teaching/schedule/ScheduleScreen.tsx')),
  },
  {
    path: '/tournaments/administrar',
    title: 'Administrar Torneios e Base',
    screen: late(() => import('../features/tournaments/ManageScreen.tsx')),
  },
  { path: '/admin/usuarios', title: 'Usuários', screen: late(() => import('../features/users/UsersScreen.tsx')) },
  {
    path: '/admin/registro',
    title: 'Registro de Atividades',
    screen: late(() => import('../features/audit/LogScreen.tsx')),
  },
  {
    path: '/admin/saude',
    title: 'Saúde do Sistema',
    screen: late(() => import('../features/health/HealthScreen.tsx')),
  },
  { path: '/admin/escola', title: 'Escola', screen: late(() => import('../features/school/SchoolScreen.tsx')) },
];
