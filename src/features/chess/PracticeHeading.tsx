import { PlayHeading } from '../../board/PlayLayout.tsx';

export const PracticeHeading = () => (
  <PlayHeading title="Prática" subtitle="Jogue contra a IA e resolva problemas táticos." />
);
