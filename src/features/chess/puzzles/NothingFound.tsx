import { Puzzle, SearchX } from 'lucide-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

const reasons = {
  empty: {
    icon: Puzzle,
    title: 'Nenhum problema por aqui ainda',
    text: 'Assim que a escola tiver problemas táticos, eles aparecem nesta página.',
    action: null,
  },
  filtered: {
    icon: SearchX,
    title: 'Nenhum problema encontrado',
    text: 'Tente outra dificuldade, outro tema ou outra situação.',
    action: 'Limpar filtros',
  },
  noSuchPage: {
    icon: SearchX,
    title: 'Esta página não existe',
    text: 'A lista é mais curta do que isso.',
    action: 'Ir para a primeira página',
  },
  unknown: {
    icon: SearchX,
    title: 'Problema não encontrado',
    text: 'Ele pode ter sido retirado da escola.',
    action: 'Ver todos os problemas',
  },
} as const;

/** Why there is no puzzle, and a link to where there are some (`href`). */
export const NothingFound = ({ why, href }: { why: keyof typeof reasons; href: string }) => {
  const { icon, title, text, action } = reasons[why];
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        action && (
          <LinkButton href={href} variant="secondary">
            {action}
          </LinkButton>
        )
      }
    />
  );
};
