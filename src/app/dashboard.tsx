import { late } from '../lib/late.tsx';
import { type SessionUser, useSession } from '../shared/session/session.tsx';

/** The signed-in user's; null for visitors. */
export type Role = SessionUser['role'] | null;

const StudentDashboard = late(() => import('../features/dashboard/DashboardScreen.tsx'));
const StaffDashboard = late(() => import('../features/dashboard/StaffDashboardScreen.tsx'));

/** Students load nothing of the others' dashboards, nor these of theirs. */
export const DashboardScreen = Object.assign(
  () => {
    const { user } = useSession();
    const isStaff = user !== null && (user.role !== 'student' || user.awaitingApproval);
    return isStaff ? <StaffDashboard /> : <StudentDashboard />;
  },
  { load: (role: Role) => (role === null || role === 'student' ? StudentDashboard : StaffDashboard).load() },
);
