import { late } from '../lib/late.tsx';
import type { AppRoute } from './app-route.ts';
import { DashboardScreen, type Role } from './dashboard.tsx';
import { PageContainer } from './PageContainer.tsx';
import { staffRoutes } from './staff-routes.tsx';
import { useSession } from '../shared/session/session.tsx';

// Each screen is a file of its own, which the browser fetches when somebody goes there. The build reads these lines for
// the files that a page names in its head (scripts/build/pages.ts).
const LandingScreen = late(() => import('../features/home/LandingScreen.tsx'));
const CatalogueScreen = late(() => import('../features/courses/CatalogueScreen.tsx'));
const ClassScreen = late(() => import('../features/classes/ClassScreen.tsx'));
const ClassMistakesScreen = late(() => import('../features/class-mistakes/ClassMistakesScreen.tsx'));
const ClassTasksScreen = late(() => import('../features/assignments/ClassTasksScreen.tsx'));
const ClassTournamentScreen = late(() => import('../features/class-tournaments/TournamentScreen.tsx'));
const LiveLessonScreen = late(() => import('../features/live-lessons/LiveLessonScreen.tsx'));
const MatchWallScreen = late(() => import('../features/games/wall/WallScreen.tsx'));
const ClassmatesScreen = late(() => import('../features/games/classmates/ClassmatesScreen.tsx'));
const LiveMatchScreen = late(() => import('../features/games/live/LiveMatchScreen.tsx'));

/** The dashboard for signed-in users, the landing page for everybody else. */
const StartScreen = Object.assign(
  () => {
    const { user } = useSession();
    return user ? (
      <PageContainer>
        <DashboardScreen />
      </PageContainer>
    ) : (
      <LandingScreen />
    );
  },
  { load: (role: Role) => (role ? DashboardScreen.load(role) : LandingScreen.load()) },
);

export const routes: AppRoute[] = [
  { path: '/', title: 'O Futuro do Xadrez Chegou Aqui', screen: StartScreen, frame: 'wide' },
  { path: '/home', title: 'O Futuro do Xadrez Chegou Aqui', screen: LandingScreen, frame: 'wide' },
  { path: '/login', title: 'Entrar', screen: late(() => import('../features/auth/LoginScreen.tsx')), frame: 'bare' },
  {
    path: '/register',
    title: 'Cadastrar',
    screen: late(() => import('../features/auth/RegisterScreen.tsx')),
    frame: 'bare',
  },
  { path: '/dashboard', title: 'Dashboard', screen: DashboardScreen },
  { path: '/profile', title: 'Perfil', screen: late(() => import('../features/profile/ProfileScreen.tsx')) },
  { path: '/lessons', title: 'Cursos de Xadrez', screen: CatalogueScreen },
  { path: '/courses', title: 'Cursos de Xadrez', screen: CatalogueScreen },
  { path: '/course/:courseId', title: 'Curso', screen: late(() => import('../features/lessons/CoursePlayer.tsx')) },
  {
    path: '/certificado/:code?',
    title: 'Certificado',
    screen: late(() => import('../features/certificates/CertificateCheck.tsx')),
  },
  { path: '/analise', title: 'Análise', screen: late(() => import('../features/analysis/AnalysisScreen.tsx')) },
  { path: '/practice', title: 'Prática', screen: late(() => import('../features/chess/PracticeScreen.tsx')) },
  { path: '/treino', title: 'Treino', screen: late(() => import('../features/chess/training/TrainingScreen.tsx')) },
  { path: '/partidas', title: 'Partidas Online', screen: late(() => import('../features/games/LobbyScreen.tsx')) },
  { path: '/partidas/jogo', title: 'Partida', screen: late(() => import('../features/games/MatchScreen.tsx')) },
  { path: '/partidas/mural', title: 'Mural de Partidas', screen: MatchWallScreen },
  { path: '/partidas/colegas', title: 'Partidas dos colegas', screen: ClassmatesScreen },
  { path: '/partidas/:matchId', title: 'Partida', screen: LiveMatchScreen },
  {
    path: '/missoes',
    title: 'Centro de Missões',
    screen: late(() => import('../features/missions/MissionsScreen.tsx')),
  },
  { path: '/loja', title: 'Loja Virtual', screen: late(() => import('../features/store/StoreScreen.tsx')) },
  { path: '/loja/combos', title: 'Combos', screen: late(() => import('../features/store/CombosScreen.tsx')) },
  {
    path: '/loja/pecas',
    title: 'Peças e Tabuleiros',
    screen: late(() => import('../features/store/PiecesScreen.tsx')),
  },
  { path: '/loja/cadernos', title: 'Cadernos', screen: late(() => import('../features/store/NotebooksScreen.tsx')) },
  { path: '/calendario', title: 'Calendário', screen: late(() => import('../features/calendar/CalendarScreen.tsx')) },
  { path: '/tarefas', title: 'Tarefas', screen: late(() => import('../features/assignments/TasksScreen.tsx')) },
  {
    path: '/tarefas/:assignmentId',
    title: 'Tarefa',
    screen: late(() => import('../features/assignments/TaskScreen.tsx')),
  },
  { path: '/turmas/:classId/aula', title: 'Aula ao Vivo', screen: LiveLessonScreen },
  { path: '/turmas/:classId/tarefas', title: 'Tarefas da Turma', screen: ClassTasksScreen },
  {
    path: '/turmas/:classId/notas',
    title: 'Notas da Turma',
    screen: late(() => import('../features/assignments/GradesScreen.tsx')),
  },
  { path: '/turmas/:classId/erros', title: 'Erros da Turma', screen: ClassMistakesScreen },
  {
    path: '/turmas/:classId/responsaveis',
    title: 'Responsáveis da Turma',
    screen: late(() => import('../features/guardians/LinksScreen.tsx')),
  },
  {
    path: '/turmas/:classId/boletins',
    title: 'Boletins da Turma',
    screen: late(() => import('../features/guardians/SheetsScreen.tsx')),
  },
  {
    path: '/turmas/:classId/semana',
    title: 'A Semana da Turma',
    screen: late(() => import('../features/guardians/DigestsScreen.tsx')),
  },
  {
    path: '/resumo',
    title: 'Resumo da Semana por Email',
    screen: late(() => import('../features/guardians/WeekMailScreen.tsx')),
  },
  {
    path: '/responsavel',
    title: 'Página dos Responsáveis',
    screen: late(() => import('../features/guardians/GuardianScreen.tsx')),
  },
  {
    path: '/loja/cadernos/:itemId',
    title: 'Caderno',
    screen: late(() => import('../features/store/NotebookScreen.tsx')),
  },
  { path: '/loja/outros', title: 'Outros Produtos', screen: late(() => import('../features/store/OthersScreen.tsx')) },
  { path: '/loja/pedidos', title: 'Minhas Compras', screen: late(() => import('../features/store/OrdersScreen.tsx')) },
  { path: '/mentoria', title: 'Mentoria', screen: late(() => import('../features/mentoring/MentoringScreen.tsx')) },
  {
    path: '/mentoria/reservas',
    title: 'Minhas Reservas',
    screen: late(() => import('../features/mentoring/BookingsScreen.tsx')),
  },
  {
    path: '/tournaments',
    title: 'Torneios',
    screen: late(() => import('../features/tournaments/TournamentsScreen.tsx')),
  },
  { path: '/torneios/:tournamentId', title: 'Torneio', screen: ClassTournamentScreen },
  {
    path: '/categoria-base',
    title: 'Categoria de Base',
    screen: late(() => import('../features/youth/YouthScreen.tsx')),
  },
  { path: '/turmas', title: 'Turmas', screen: late(() => import('../features/classes/ClassesScreen.tsx')) },
  { path: '/turmas/:classId/:tab?', title: 'Turma', screen: ClassScreen },
  { path: '/premium', title: 'Premium', screen: late(() => import('../features/premium/PremiumScreen.tsx')) },
  {
    path: '/comecar',
    title: 'Abra a sua Escola',
    screen: late(() => import('../features/auth/start/StartScreen.tsx')),
    frame: 'bare',
  },
  {
    path: '/nova-senha',
    title: 'Nova Senha',
    screen: late(() => import('../features/auth/NewPasswordScreen.tsx')),
    frame: 'bare',
  },
  { path: '/help', title: 'Ajuda', screen: late(() => import('../features/help/HelpScreen.tsx')) },
  ...staffRoutes,
];
