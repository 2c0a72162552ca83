import { Coins, MapPin, Pencil, Sparkles } from 'lucide-react';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { levelOf, levelText } from '../../../lib/levels.ts';
import { plural } from '../../../lib/plural.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** The student's profile, and the link to edit it. */
export const ProfileCard = ({ user }: { user: User }) => {
  const level = levelOf(user.level);
  return (
    <Card as="section" crowned aria-label="Seu perfil">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.fullName} src={user.avatarUrl} size="lg" />
        <div className="min-w-0 flex-1 basis-36">
          <p className="font-display text-heading font-semibold">{user.fullName}</p>
          <p className="text-ink-soft">
            <span aria-hidden>{level.emoji} </span>
            {levelText(user)}
          </p>
        </div>
      </div>
      {user.bio && <p className="mt-4 line-clamp-3">{user.bio}</p>}
      <ul className="mt-4 grid gap-2 [&_svg]:size-5 [&_svg]:text-gold-text">
        <li className="flex items-center gap-2.5">
          <Sparkles aria-hidden /> {user.experience.toLocaleString('pt-BR')} XP
        </li>
        <li className="flex items-center gap-2.5">
          <Coins aria-hidden /> {plural(user.coins, 'moeda')}
        </li>
        {user.location && (
          <li className="flex items-center gap-2.5">
            <MapPin aria-hidden /> {user.location}
          </li>
        )}
      </ul>
      <LinkButton href="/profile" variant="secondary" wide className="mt-5">
        <Pencil aria-hidden />
        Editar perfil
      </LinkButton>
    </Card>
  );
};
