import { PageHeading } from '../../ui/PageHeading.tsx';

export const CatalogueHeading = () => (
  <PageHeading title="Cursos de Xadrez" subtitle="Do primeiro lance ao plano de jogo: escolha por onde seguir." />
);
