import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useAnswerMail } from './use-digests.ts';

/** Where the link of a mail leads: whoever reads the mail confirms the address, or ends the mails. */
const WeekMailScreen = () => {
  // Nothing happens by opening it: programs that look into mails open every link.
  const [token] = useState(() => window.location.hash.slice(1));
  const { mutate, data, error, isPending } = useAnswerMail();
  if (data)
    return (
      <EmptyState
        as="h1"
        title={data.wanted ? 'Endereço confirmado' : 'O resumo foi encerrado'}
        text={
          data.wanted
            ? 'A semana chega toda segunda-feira.'
            : 'Nenhum outro email será enviado. Quem tem o cartão pode pedi-lo de novo.'
        }
      />
    );
  return (
    <>
      <PageHeading title="Resumo da semana por email" subtitle="O que uma criança desta escola fez no xadrez." />
      <Card className="grid max-w-xl gap-4">
        <p>Você quer receber este resumo toda segunda-feira?</p>
        <div className="flex flex-wrap gap-3">
          <Button loading={isPending} onClick={() => mutate({ token, wanted: true })}>
            Sim, confirmo este endereço
          </Button>
          <Button variant="secondary" loading={isPending} onClick={() => mutate({ token, wanted: false })}>
            Não enviar mais
          </Button>
        </div>
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
      </Card>
    </>
  );
};

export default WeekMailScreen;
