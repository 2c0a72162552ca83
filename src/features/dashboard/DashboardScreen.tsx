import { firstNameOf } from '../../../server/common/first-name.schema.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { StudentDashboard } from './student/StudentDashboard.tsx';

/** A student's; the others have a file of their own, which students need not load. */
const DashboardScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para acessar seu dashboard" />;
  return <StudentDashboard user={user} firstName={firstNameOf(user.fullName)} />;
};

export default DashboardScreen;
