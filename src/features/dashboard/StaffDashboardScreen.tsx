import { firstNameOf } from '../../../server/common/first-name.schema.ts';
import { AwaitingApproval } from '../../shared/guards/AwaitingApproval.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { AdminDashboard } from './admin/AdminDashboard.tsx';
import { ProfessorDashboard } from './professor/ProfessorDashboard.tsx';

/** Of professors, administrators and those who wait to become one. */
const StaffDashboardScreen = () => {
  const { user } = useSession();
  if (!user) return null;
  if (user.awaitingApproval) return <AwaitingApproval />;
  const Dashboard = user.role === 'admin' ? AdminDashboard : ProfessorDashboard;
  return <Dashboard user={user} firstName={firstNameOf(user.fullName)} />;
};

export default StaffDashboardScreen;
