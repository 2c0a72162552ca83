import clsx from 'clsx';

const fills = { brand: 'fill-brand', gold: 'fill-gold', danger: 'fill-danger' } as const;

type ProgressProps = {
  value: number;
  max?: number;
  label: string;
  /** What a screen reader says instead of the percentage: '3 de 8 aulas'. */
  valueText?: string;
  tone?: keyof typeof fills;
  className?: string;
};

/** A bar that fills. Always has a name and a value in words; drawn as SVG so that no style attribute is needed. */
export const Progress = ({ value, max = 100, label, valueText, tone = 'brand', className }: ProgressProps) => {
  const percent = max > 0 ? Math.round(Math.min(1, Math.max(0, value / max)) * 100) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${percent}%`}
      className={clsx('h-3 overflow-hidden rounded-full bg-sunken', className)}
    >
      <svg aria-hidden className="size-full">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="6"
          className={clsx(fills[tone], 'transition-[width] duration-500')}
        />
      </svg>
    </div>
  );
};
