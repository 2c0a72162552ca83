import { Crown, GraduationCap, type LucideIcon, ShieldCheck } from 'lucide-react';

/** The accounts that a demo school is born with, and what their buttons say. */
export const DEMO_PASSWORD = 'demo1234';

export const demoAccounts: readonly { label: string; email: string; icon: LucideIcon }[] = [
  { label: 'Entrar como Aluno', email: 'aluno@academia.demo', icon: GraduationCap },
  { label: 'Entrar como Professor', email: 'professor@academia.demo', icon: Crown },
  { label: 'Entrar como Administrador', email: 'admin@academia.demo', icon: ShieldCheck },
];
