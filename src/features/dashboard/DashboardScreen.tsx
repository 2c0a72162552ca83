import { AwaitingApproval } from '../../shared/guards/AwaitingApproval.tsx';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { AdminDashboard } from './admin/AdminDashboard.tsx';
import { ProfessorDashboard } from './professor/ProfessorDashboard.tsx';
import { StudentDashboard } from './student/StudentDashboard.tsx';

const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

const dashboards = { student: StudentDashboard, professor: ProfessorDashboard, admin: AdminDashboard };

const DashboardScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para acessar seu dashboard" />;
  if (user.awaitingApproval) return <AwaitingApproval />;
  const Dashboard = dashboards[user.role];
  return <Dashboard user={user} firstName={firstNameOf(user.fullName)} />;
};

export default DashboardScreen;
