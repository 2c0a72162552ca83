import { AwaitingApproval } from '../../app/AwaitingApproval.tsx';
import { LoginRequired } from '../../app/LoginRequired.tsx';
import { useSession } from '../../app/session.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { ProfessorDashboard } from './ProfessorDashboard.tsx';
import { StudentDashboard } from './StudentDashboard.tsx';

const dashboards = { student: StudentDashboard, professor: ProfessorDashboard, admin: AdminDashboard };

const DashboardScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para acessar seu dashboard" />;
  if (user.awaitingApproval) return <AwaitingApproval />;
  const Dashboard = dashboards[user.role];
  return <Dashboard user={user} />;
};

export default DashboardScreen;
