import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ActionTiles } from '../ActionTiles.tsx';
import { ActivityLog } from './ActivityLog.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Notices } from './Notices.tsx';
import { adminTiles } from '../tiles.ts';

/** The school's figures, and links to the administration pages. */
export const AdminDashboard = ({ firstName }: { firstName: string }) => (
  <>
    <PageHeading title="Painel do Administrador" subtitle={`Olá, ${firstName}! Assim está a escola hoje.`} />
    <FirstSteps />
    <AdminFigures />
    <div className="grid grid-cols-1 gap-6">
      <Notices />
      <ActionTiles label="Painel de controle" tiles={adminTiles} isWide />
      <ActivityLog />
    </div>
  </>
);
