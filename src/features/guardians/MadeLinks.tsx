import { Printer } from 'lucide-react';
import { CardSheet } from '../../shared/cards/CardSheet.tsx';
import { guardianAddress, guardianCard, type GuardianLink } from '../../shared/cards/guardian-card.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Links that were just made: what opens them is said only now. */
export const MadeLinks = ({ links }: { links: readonly GuardianLink[] }) => {
  const address = window.location.origin;
  return (
    <Card as="section">
      <Alert tone="gold" title="Imprima ou copie agora" className="mb-4">
        Estes links aparecem só desta vez. Os anteriores destes alunos já não valem.
      </Alert>
      <ul aria-label="Links dos responsáveis" className="max-h-80 divide-y divide-line overflow-y-auto">
        {links.map(({ userId, fullName, path }) => (
          <li key={userId} className="py-3">
            <p className="font-semibold">{fullName}</p>
            <p className="text-[0.95rem] break-all text-ink-soft">{guardianAddress(address, path)}</p>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir cartões
      </Button>
      <CardSheet cards={links.map(link => guardianCard(link, address))} />
    </Card>
  );
};
