import { PageHeading } from '../../../ui/PageHeading.tsx';

export const StudentHeading = ({ firstName }: { firstName: string }) => (
  <PageHeading title={`Olá, ${firstName}!`} subtitle="Aqui está o seu progresso no xadrez." />
);
