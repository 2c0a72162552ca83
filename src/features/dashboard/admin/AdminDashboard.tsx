import { ActionTiles } from '../ActionTiles.tsx';
import { ActivityLog } from './ActivityLog.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { AdminHeading } from './AdminHeading.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Notices } from './Notices.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Beginnings, useBeginnings } from '../use-dashboard.ts';
import { adminTiles, professorTilesWith } from '../tiles.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';

type AdminDashboardProps = { user: SessionUser; firstName: string };

/** The school's figures, and links to the administration pages, and to the professor's where they also teach. */
export const AdminDashboard = ({ user, firstName }: AdminDashboardProps) => {
  const beginnings = useBeginnings();
  return (
    <>
      <AdminHeading firstName={firstName} />
      {/* The first steps stand above all else, and would push it down if they came late. */}
      {beginnings === undefined ? <Skeleton className="h-200" /> : <Office user={user} beginnings={beginnings} />}
    </>
  );
};

const Office = ({ user, beginnings }: { user: SessionUser; beginnings: Beginnings | null }) => (
  <>
    {beginnings && <FirstSteps user={user} beginnings={beginnings} />}
    <AdminFigures />
    <div className="grid grid-cols-1 gap-6">
      <Notices />
      <ActionTiles label="Painel de controle" tiles={adminTiles} isWide />
      {user.alsoTeaches && (
        <>
          <h2 className="text-heading">As suas aulas</h2>
          <ActionTiles label="Área do professor" tiles={professorTilesWith(undefined)} isWide />
        </>
      )}
      <ActivityLog />
    </div>
  </>
);
