import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ActionTiles } from '../ActionTiles.tsx';
import { ActivityLog } from './ActivityLog.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Notices } from './Notices.tsx';
import { adminTiles, professorTilesWith } from '../tiles.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';

type AdminDashboardProps = { user: SessionUser; firstName: string };

/** The school's figures, and links to the administration pages, and to the professor's where they also teach. */
export const AdminDashboard = ({ user, firstName }: AdminDashboardProps) => (
  <>
    <PageHeading title="Painel do Administrador" subtitle={`Olá, ${firstName}! Assim está a escola hoje.`} />
    <FirstSteps user={user} />
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
