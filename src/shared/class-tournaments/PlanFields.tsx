import type { Format } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Plan, type Time, TIMES } from './new-tournament.ts';
import { formatLabels } from './tournament-texts.ts';

export type PlanProps = { plan: Plan; onPlan: (change: Partial<Plan>) => void };

const FORMATS: readonly Format[] = ['swiss', 'round_robin', 'double_round_robin', 'arena'];
/** An arena pairs by itself whoever has finished a game, so it is played here. */
const inHall = (format: Format): Format => (format === 'arena' ? 'swiss' : format);
const CHIPS: readonly { value: Time; label: string }[] = [...TIMES, { value: 'outro', label: 'Outro' }];
const PLACES = [
  { value: 'academia', label: 'Na academia', hint: 'Cada um no seu aparelho' },
  { value: 'hall', label: 'Tabuleiros de verdade', hint: 'Você anota os resultados' },
] as const;

/** How it is played: where, by which rules, with how much time. */
export const GameFields = ({ plan, onPlan }: PlanProps) => (
  <>
    <RadioGroup
      legend="Onde se joga"
      name="place"
      options={PLACES}
      value={plan.place}
      onChange={({ target }) =>
        onPlan(target.value === 'hall' ? { place: 'hall', format: inHall(plan.format) } : { place: 'academia' })
      }
    />
    <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
      <Field label="Formato">
        <Select value={plan.format} onChange={({ target }) => onPlan({ format: target.value as Format })}>
          {FORMATS.filter(format => plan.place === 'academia' || inHall(format) === format).map(format => (
            <option key={format} value={format}>
              {formatLabels[format]}
            </option>
          ))}
        </Select>
      </Field>
      {plan.format === 'swiss' && (
        <Field label="Rodadas">
          <TextInput
            inputMode="numeric"
            value={plan.rounds}
            onChange={({ target }) => onPlan({ rounds: target.value })}
          />
        </Field>
      )}
      {plan.format === 'arena' && (
        <Field label="Duração" hint="Em minutos">
          <TextInput
            inputMode="numeric"
            value={plan.duration}
            onChange={({ target }) => onPlan({ duration: target.value })}
          />
        </Field>
      )}
    </div>
    {plan.format === 'arena' && (
      <p className="text-ink-soft">
        Quem termina uma partida logo recebe outra, até o tempo acabar. Vitória vale 2, empate 1; depois de duas
        vitórias seguidas, as partidas valem em dobro enquanto se vence.
      </p>
    )}
    <div>
      <p className="mb-2 font-semibold">
        Tempo <span className="font-normal text-ink-soft">(minutos + segundos por lance)</span>
      </p>
      <Chips label="Tempo" chips={CHIPS} value={plan.time} onChange={time => onPlan({ time })} />
      {plan.time === 'outro' && (
        <div className="mt-3 grid grid-cols-2 gap-4">
          <Field label="Minutos">
            <TextInput
              inputMode="numeric"
              value={plan.minutes}
              onChange={({ target }) => onPlan({ minutes: target.value })}
            />
          </Field>
          <Field label="Segundos por lance">
            <TextInput
              inputMode="numeric"
              value={plan.increment}
              onChange={({ target }) => onPlan({ increment: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  </>
);

const PRIZES = ['1º lugar', '2º lugar', '3º lugar'] as const;

/** The coins for the first three, when it begins, and whether it counts. */
export const OtherFields = ({ plan, onPlan }: PlanProps) => (
  <>
    <fieldset>
      <legend className="mb-1.5 font-semibold">Prêmios em moedas</legend>
      <div className="grid grid-cols-3 gap-3">
        {PRIZES.map((label, i) => (
          <Field key={label} label={label}>
            <TextInput
              inputMode="numeric"
              value={plan.prizes[i] ?? ''}
              onChange={({ target }) => {
                const [first, second, third] = plan.prizes.map((own, at) => (at === i ? target.value : own));
                onPlan({ prizes: [first ?? '', second ?? '', third ?? ''] });
              }}
            />
          </Field>
        ))}
      </div>
    </fieldset>
    <Field label="Começo" optional hint="É um aviso para os alunos: quem começa a primeira rodada é você.">
      <TextInput
        type="datetime-local"
        value={plan.startsAt}
        onChange={({ target }) => onPlan({ startsAt: target.value })}
      />
    </Field>
    {plan.place === 'academia' && (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-brand"
          checked={plan.rated}
          onChange={({ target }) => onPlan({ rated: target.checked })}
        />
        As partidas valem rating
      </label>
    )}
  </>
);
