import { lazy, type ComponentType } from 'react';
import { LandingScreen } from '../features/home/LandingScreen.tsx';
import { PageContainer } from './PageContainer.tsx';
import { useSession } from '../shared/session/session.tsx';

export type AppRoute = {
  path: string;
  /** Of the document: '… · Academia'. */
  title: string;
  screen: ComponentType;
  /** `bare` has no header and footer; `wide` brings its own margins. */
  frame?: 'bare' | 'wide';
};

// Each screen is a file of its own, which the browser fetches when somebody goes there.
const DashboardScreen = lazy(() => import('../features/dashboard/DashboardScreen.tsx'));
const CatalogueScreen = lazy(() => import('../features/courses/CatalogueScreen.tsx'));
const LessonOverviewScreen = lazy(() => import('../features/teaching/overview/OverviewScreen.tsx'));
const LessonEditorScreen = lazy(() => import('../features/teaching/lesson-editor/LessonEditorScreen.tsx'));

/** The dashboard for signed-in users, the landing page for everybody else. */
const StartScreen = () => {
  const { user } = useSession();
  return user ? (
    <PageContainer>
      <DashboardScreen />
    </PageContainer>
  ) : (
    <LandingScreen />
  );
};

export const routes: AppRoute[] = [
  { path: '/', title: 'O Futuro do Xadrez Chegou Aqui', screen: StartScreen, frame: 'wide' },
  { path: '/home', title: 'O Futuro do Xadrez Chegou Aqui', screen: LandingScreen, frame: 'wide' },
  { path: '/login', title: 'Entrar', screen: lazy(() => import('../features/auth/LoginScreen.tsx')), frame: 'bare' },
  {
    path: '/register',
    title: 'Cadastrar',
    screen: lazy(() => import('../features/auth/RegisterScreen.tsx')),
    frame: 'bare',
  },
  { path: '/dashboard', title: 'Dashboard', screen: DashboardScreen },
  { path: '/profile', title: 'Perfil', screen: lazy(() => import('../features/profile/ProfileScreen.tsx')) },
  { path: '/lessons', title: 'Cursos de Xadrez', screen: CatalogueScreen },
  { path: '/courses', title: 'Cursos de Xadrez', screen: CatalogueScreen },
  { path: '/course/:courseId', title: 'Curso', screen: lazy(() => import('../features/lessons/CoursePlayer.tsx')) },
  {
    path: '/certificado/:code?',
    title: 'Certificado',
    screen: lazy(() => import('../features/certificates/CertificateCheck.tsx')),
  },
  { path: '/practice', title: 'Prática', screen: lazy(() => import('../features/chess/PracticeScreen.tsx')) },
  { path: '/partidas', title: 'Partidas Online', screen: lazy(() => import('../features/games/LobbyScreen.tsx')) },
  { path: '/partidas/jogo', title: 'Partida', screen: lazy(() => import('../features/games/MatchScreen.tsx')) },
  {
    path: '/professor',
    title: 'Área do Professor',
    screen: lazy(() => import('../features/teaching/home/HomeScreen.tsx')),
  },
  {
    path: '/professor/cursos',
    title: 'Meus Cursos',
    screen: lazy(() => import('../features/teaching/courses/list/CoursesScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId',
    title: 'Curso',
    screen: lazy(() => import('../features/teaching/courses/detail/CourseDetailScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId/edit',
    title: 'Editar Curso',
    screen: lazy(() => import('../features/teaching/courses/edit/CourseEditScreen.tsx')),
  },
  {
    path: '/professor/cursos/:courseId/lessons',
    title: 'Lições',
    screen: lazy(() => import('../features/teaching/lessons/LessonsScreen.tsx')),
  },
  {
    path: '/missoes',
    title: 'Centro de Missões',
    screen: lazy(() => import('../features/missions/MissionsScreen.tsx')),
  },
  { path: '/loja', title: 'Loja Virtual', screen: lazy(() => import('../features/store/StoreScreen.tsx')) },
  { path: '/loja/combos', title: 'Combos', screen: lazy(() => import('../features/store/CombosScreen.tsx')) },
  {
    path: '/loja/pecas',
    title: 'Peças e Tabuleiros',
    screen: lazy(() => import('../features/store/PiecesScreen.tsx')),
  },
  { path: '/loja/cadernos', title: 'Cadernos', screen: lazy(() => import('../features/store/NotebooksScreen.tsx')) },
  {
    path: '/loja/cadernos/:itemId',
    title: 'Caderno',
    screen: lazy(() => import('../features/store/NotebookScreen.tsx')),
  },
  { path: '/loja/outros', title: 'Outros Produtos', screen: lazy(() => import('../features/store/OthersScreen.tsx')) },
  { path: '/loja/pedidos', title: 'Minhas Compras', screen: lazy(() => import('../features/store/OrdersScreen.tsx')) },
  {
    path: '/loja/administrar',
    title: 'Administrar Loja',
    screen: lazy(() => import('../features/store/ManageScreen.tsx')),
  },
  { path: '/mentoria', title: 'Mentoria', screen: lazy(() => import('../features/mentoring/MentoringScreen.tsx')) },
  {
    path: '/mentoria/reservas',
    title: 'Minhas Reservas',
    screen: lazy(() => import('../features/mentoring/BookingsScreen.tsx')),
  },
  {
    path: '/mentoria/administrar',
    title: 'Administrar Mentoria',
    screen: lazy(() => import('../features/mentoring/ManageScreen.tsx')),
  },
  {
    path: '/professor/manage-students',
    title: 'Gerenciar Alunos',
    screen: lazy(() => import('../features/follow-up/students/StudentsScreen.tsx')),
  },
  {
    path: '/professor/revisoes',
    title: 'Revisões',
    screen: lazy(() => import('../features/follow-up/reviews/ReviewsScreen.tsx')),
  },
  {
    path: '/professor/relatorios',
    title: 'Relatórios e Estatísticas',
    screen: lazy(() => import('../features/follow-up/reports/ReportsScreen.tsx')),
  },
  {
    path: '/create-course',
    title: 'Criar Curso',
    screen: lazy(() => import('../features/teaching/wizard/WizardScreen.tsx')),
  },
  { path: '/professor/cursos/:courseId/lessons/new', title: 'Nova Lição', screen: LessonEditorScreen },
  { path: '/professor/cursos/:courseId/lessons/:lessonId/edit', title: 'Editar Lição', screen: LessonEditorScreen },
  { path: '/professor/aulas', title: 'Ver Aulas', screen: LessonOverviewScreen },
  { path: '/professor/aulas/anteriores', title: 'Ver Aulas', screen: LessonOverviewScreen },
  { path: '/professor/aulas/futuras', title: 'Ver Aulas', screen: LessonOverviewScreen },
  {
    path: '/professor/aulas/cronograma',
    title: 'Cronograma',
    screen: lazy(() => import('../features/teaching/schedule/ScheduleScreen.tsx')),
  },
  {
    path: '/tournaments',
    title: 'Torneios',
    screen: lazy(() => import('../features/tournaments/TournamentsScreen.tsx')),
  },
  {
    path: '/tournaments/administrar',
    title: 'Administrar Torneios e Base',
    screen: lazy(() => import('../features/tournaments/ManageScreen.tsx')),
  },
  {
    path: '/categoria-base',
    title: 'Categoria de Base',
    screen: lazy(() => import('../features/youth/YouthScreen.tsx')),
  },
  { path: '/premium', title: 'Premium', screen: lazy(() => import('../features/premium/PremiumScreen.tsx')) },
  { path: '/admin/usuarios', title: 'Usuários', screen: lazy(() => import('../features/users/UsersScreen.tsx')) },
  {
    path: '/admin/registro',
    title: 'Registro de Atividades',
    screen: lazy(() => import('../features/audit/LogScreen.tsx')),
  },
  {
    path: '/admin/saude',
    title: 'Saúde do Sistema',
    screen: lazy(() => import('../features/health/HealthScreen.tsx')),
  },
  { path: '/admin/escola', title: 'Escola', screen: lazy(() => import('../features/school/SchoolScreen.tsx')) },
  {
    path: '/comecar',
    title: 'Abra a sua Escola',
    screen: lazy(() => import('../features/auth/start/StartScreen.tsx')),
    frame: 'bare',
  },
  {
    path: '/nova-senha',
    title: 'Nova Senha',
    screen: lazy(() => import('../features/auth/NewPasswordScreen.tsx')),
    frame: 'bare',
  },
  { path: '/help', title: 'Ajuda', screen: lazy(() => import('../features/help/HelpScreen.tsx')) },
];
