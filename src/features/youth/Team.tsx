import { GraduationCap } from 'lucide-react';
import type { YouthTeacher } from '../../../server/features/youth/youth.schema.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from './Section.tsx';

/** The teachers of the young players. */
export const Team = ({ teachers }: { teachers: readonly YouthTeacher[] }) => (
  <Section title="Equipe de professores" intro="Quem acompanha cada turma, do primeiro lance ao primeiro torneio.">
    {teachers.length === 0 ? (
      <EmptyState icon={GraduationCap} title="A equipe ainda não foi apresentada" />
    ) : (
      <ul aria-label="Equipe de professores" className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
        {teachers.map(({ id, name, title, bio, avatarUrl }) => (
          <Card as="li" key={id}>
            <div className="flex items-center gap-4">
              <Avatar name={name} src={avatarUrl} size="lg" />
              <div className="min-w-0">
                <h3 className="font-sans text-lg leading-snug font-semibold wrap-anywhere">{name}</h3>
                <p className="text-brand-text wrap-anywhere">{title}</p>
              </div>
            </div>
            <p className="mt-4 text-ink-soft wrap-anywhere">{bio}</p>
          </Card>
        ))}
      </ul>
    )}
  </Section>
);
