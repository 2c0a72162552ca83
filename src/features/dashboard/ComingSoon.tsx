import { CalendarDays, Hourglass, type LucideIcon } from 'lucide-react';
import { Panel } from './Panel.tsx';

const parts: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: CalendarDays, title: 'Próximas Sessões', text: 'Suas mentorias marcadas' },
];

/** Parts that a later release fills. */
export const ComingSoon = () => (
  <Panel icon={Hourglass} title="Em breve">
    <ul className="grid gap-4">
      {parts.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3.5">
          <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
          <div>
            <h3 className="font-sans leading-snug font-semibold">{title}</h3>
            <p className="text-[0.95rem] text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);
