import { Printer } from 'lucide-react';
import { CardSheet } from '../../shared/cards/CardSheet.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

type MadeLink = { userId: number; fullName: string; path: string };

/** Links that were just made: what opens them is said only now. */
export const MadeLinks = ({ links }: { links: readonly MadeLink[] }) => {
  const cards = links.map(({ path, ...child }) => ({ ...child, link: `${window.location.origin}${path}` }));
  return (
    <Card as="section">
      <Alert tone="gold" title="Imprima ou copie agora" className="mb-4">
        Estes links aparecem só desta vez. Os anteriores destes alunos já não valem.
      </Alert>
      <ul aria-label="Links dos responsáveis" className="max-h-80 divide-y divide-line overflow-y-auto">
        {cards.map(({ userId, fullName, link }) => (
          <li key={userId} className="py-3">
            <p className="font-semibold">{fullName}</p>
            <p className="text-[0.95rem] break-all text-ink-soft">{link}</p>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir cartões
      </Button>
      <CardSheet
        cards={cards.map(({ userId, fullName, link }) => ({
          key: userId,
          title: fullName,
          subtitle: 'Para os responsáveis',
          lines: [
            { label: 'Como ver', text: 'Aponte a câmera do celular para o código. Não é preciso ter conta.' },
            {
              label: 'Guarde este cartão, longe da criança',
              text: 'Quem o tem vê tarefas, presença, partidas e moedas, e aprova as compras.',
            },
          ],
          code: link,
        }))}
      />
    </Card>
  );
};
