import { PageHeading } from '../../../ui/PageHeading.tsx';

export const HomeHeading = ({ fullName }: { fullName: string }) => (
  <PageHeading title="Área do Professor" subtitle={`Bem-vindo(a), ${fullName}!`} />
);
