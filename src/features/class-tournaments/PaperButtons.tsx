import { Download, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Paper, type PaperKind } from './Paper.tsx';
import { useReport } from './use-tournament.ts';

/** A file's name of letters and digits only. */
const fileName = (name: string): string =>
  `${
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'torneio'
  }.trf`;

/** What a professor takes along: on paper, and as a file for other programs. */
export const PaperButtons = ({ tournament }: { tournament: ClassTournament }) => {
  const [kind, setKind] = useState<PaperKind | null>(null);
  const stop = useCallback(() => setKind(null), []);
  const report = useReport();
  const save = () =>
    report(tournament.id).then(
      answer => download(fileName(tournament.name), answer.report, 'text/plain'),
      (error: unknown) =>
        toast({ title: 'O arquivo não foi baixado', description: errorText(error), variant: 'destructive' }),
    );
  return (
    <>
      <ActionRow>
        <Button variant="secondary" onClick={() => setKind('chart')}>
          <Printer aria-hidden /> Imprimir quadro
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden /> Baixar TRF16
        </Button>
        {tournament.round > 0 && (
          <Button variant="secondary" onClick={() => setKind('cards')}>
            <Printer aria-hidden /> Imprimir cartões das mesas
          </Button>
        )}
      </ActionRow>
      {kind && <Paper tournament={tournament} kind={kind} onPrinted={stop} />}
    </>
  );
};
