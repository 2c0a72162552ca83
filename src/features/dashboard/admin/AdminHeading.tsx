import { PageHeading } from '../../../ui/PageHeading.tsx';

export const AdminHeading = ({ firstName }: { firstName: string }) => (
  <PageHeading title="Painel do Administrador" subtitle={`Olá, ${firstName}! Assim está a escola hoje.`} />
);
