import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { CardSheet, type PrintedCard } from '../../../shared/cards/CardSheet.tsx';
import { guardianCard, type GuardianLink } from '../../../shared/cards/guardian-card.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card as Frame } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { CardLinks } from '../use-classes.ts';
import { entryOf, isOnlyHere, type Card } from './cards.ts';

const cardOf = (one: SchoolClass, { userId, fullName, username, password }: Card, address: string): PrintedCard => ({
  key: `child ${userId}`,
  title: fullName,
  subtitle: one.name,
  lines: [
    { label: 'Endereço', text: address },
    { label: 'Nome de usuário', text: username, isTyped: true },
    { label: 'Senha (com os espaços)', text: password, isTyped: true },
  ],
  code: entryOf(address, username),
});

/** Each child's card and, beside it, the one of their guardians. */
const sheetOf = (
  one: SchoolClass,
  cards: readonly Card[],
  links: readonly GuardianLink[],
  address: string,
): PrintedCard[] =>
  cards.flatMap(card => {
    const link = links.find(({ userId }) => userId === card.userId);
    return [cardOf(one, card, address), ...(link ? [guardianCard(link, address)] : [])];
  });

type CardsSectionProps = { one: SchoolClass; cards: readonly Card[]; links: CardLinks; onClose: () => void };

/** New accounts with their passwords, to be printed now: they are not shown again. */
export const CardsSection = ({ one, cards, links, onClose }: CardsSectionProps) => {
  const [address, setAddress] = useState(window.location.origin);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has given the focus back: what is shown only once must be what one sees.
  useEffect(() => {
    const soon = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(soon);
  }, [cards]);
  const withoutLink = cards.filter(({ userId }) => !links.made.some(link => link.userId === userId));
  return (
    <Frame as="section" aria-label="Cartões para imprimir" className="mb-8">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
        Cartões de {plural(cards.length, 'aluno')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        Imprima agora: as senhas e os links não são mostrados de novo. Ao lado do cartão de cada aluno sai o dos
        responsáveis, para recortar e entregar a eles. Quem perder o cartão recebe uma nova senha e um novo link.
      </p>
      <Field
        label="Endereço da escola nos cartões"
        className="mb-4 max-w-md"
        hint="Como os alunos o digitam no celular."
      >
        <TextInput inputMode="url" value={address} onChange={({ target }) => setAddress(target.value)} />
      </Field>
      {isOnlyHere(address) && (
        <Alert tone="gold" className="mb-4">
          Este endereço só funciona neste computador. Escreva aquele com que os celulares entram.
        </Alert>
      )}
      {links.error && (
        <Alert tone="danger" title="Os cartões dos responsáveis não foram feitos" className="mb-4">
          {errorText(links.error)}{' '}
          <Button variant="secondary" size="sm" onClick={() => links.make(withoutLink)}>
            Tentar de novo
          </Button>
        </Alert>
      )}
      <ul aria-label="Senhas novas" className="mb-5 max-h-80 divide-y divide-line overflow-y-auto">
        {cards.map(({ userId, fullName, username, password }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
            <span className="font-mono text-[0.95rem]">
              {username} · {password}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button loading={links.isMaking} onClick={() => window.print()}>
          <Printer aria-hidden /> Imprimir cartões
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Já imprimi
        </Button>
      </div>
      <CardSheet cards={sheetOf(one, cards, links.made, address)} />
    </Frame>
  );
};
