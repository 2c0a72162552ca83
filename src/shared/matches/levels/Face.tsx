import type { ReactNode } from 'react';
import type { EngineLevel } from '../../../../server/features/games/level-lists.schema.ts';

const eyes = (y: number, apart = 9, color = '#1d1a17'): ReactNode => (
  <>
    <circle cx={32 - apart} cy={y} r="3.2" fill={color} />
    <circle cx={32 + apart} cy={y} r="3.2" fill={color} />
    <circle cx={33 - apart} cy={y - 1} r="1" fill="#fff" />
    <circle cx={33 + apart} cy={y - 1} r="1" fill="#fff" />
  </>
);

/** Our own drawings, on a square of 64. */
const DRAWINGS: Record<EngineLevel, { ground: string; face: ReactNode }> = {
  tatu: {
    ground: '#f0e0c4',
    face: (
      <>
        <path d="M10 40 Q12 14 32 14 Q52 14 54 40 Z" fill="#a8845c" />
        <path
          d="M18 40 Q20 22 32 22 M26 40 Q27 18 32 16 M46 40 Q44 22 32 22 M38 40 Q37 18 32 16"
          fill="none"
          stroke="#7b5c3b"
          strokeWidth="2"
        />
        <path d="M20 38 Q32 32 44 38 L35 56 Q32 60 29 56 Z" fill="#d9b98d" />
        {eyes(42, 7)}
        <circle cx="32" cy="55" r="2.6" fill="#5a3d2b" />
      </>
    ),
  },
  facil: {
    ground: '#d9efd2',
    face: (
      <>
        <circle cx="18" cy="20" r="5" fill="#6f4a2c" />
        <circle cx="46" cy="20" r="5" fill="#6f4a2c" />
        <path d="M14 30 Q16 16 32 16 Q48 16 50 30 L48 48 Q46 56 32 56 Q18 56 16 48 Z" fill="#9a6b42" />
        <path d="M20 44 Q32 38 44 44 L43 51 Q40 55 32 55 Q24 55 21 51 Z" fill="#7d5433" />
        {eyes(31, 11)}
        <circle cx="28" cy="46" r="1.8" fill="#3b2516" />
        <circle cx="36" cy="46" r="1.8" fill="#3b2516" />
      </>
    ),
  },
  arara: {
    ground: '#fff0c2',
    face: (
      <>
        <path d="M14 56 Q10 14 34 12 Q54 14 50 38 Q48 56 40 56 Z" fill="#c8202f" />
        <path d="M14 56 Q12 40 22 36 Q26 48 24 56 Z" fill="#1d5fa8" />
        <ellipse cx="38" cy="30" rx="11" ry="10" fill="#fff6e8" />
        <circle cx="37" cy="28" r="3.4" fill="#1d1a17" />
        <circle cx="38" cy="27" r="1" fill="#fff" />
        <path d="M44 30 Q58 32 52 48 Q46 44 42 40 Z" fill="#2b2622" />
      </>
    ),
  },
  quati: {
    ground: '#e6e2f5',
    face: (
      <>
        <path d="M14 24 L16 10 L26 18 Z M50 24 L48 10 L38 18 Z" fill="#6b4630" />
        <path d="M12 30 Q14 16 32 16 Q50 16 52 30 Q50 42 36 54 Q32 58 28 54 Q14 42 12 30 Z" fill="#a06a44" />
        <path d="M16 32 Q22 24 30 32 Q24 40 16 32 Z M48 32 Q42 24 34 32 Q40 40 48 32 Z" fill="#3a261a" />
        {eyes(32, 9, '#f6efe6')}
        <path d="M27 42 L37 42 L33 57 L31 57 Z" fill="#efe0cf" />
        <circle cx="32" cy="56" r="3" fill="#241813" />
      </>
    ),
  },
  medio: {
    ground: '#fbdcc4',
    face: (
      <>
        <path d="M12 30 L14 4 L28 20 Z M52 30 L50 4 L36 20 Z" fill="#2e211b" />
        <path d="M15 26 L17 11 L25 21 Z M49 26 L47 11 L39 21 Z" fill="#f4e4d4" />
        <path d="M14 28 Q20 16 32 16 Q44 16 50 28 L36 56 Q32 60 28 56 Z" fill="#c8622d" />
        <path d="M26 42 L38 42 L35 55 Q32 58 29 55 Z" fill="#fbf2e8" />
        {eyes(32, 8)}
        <path d="M28 50 L36 50 L32 56 Z" fill="#241813" />
      </>
    ),
  },
  tucano: {
    ground: '#cfeaf2',
    face: (
      <>
        <path d="M10 58 Q6 18 28 14 Q44 14 44 32 Q44 50 34 58 Z" fill="#201d22" />
        <path d="M18 48 Q18 32 30 30 Q40 32 38 46 Q34 54 26 54 Z" fill="#fbf6ea" />
        <path d="M34 18 Q60 14 60 34 Q60 44 54 42 Q48 32 36 34 Z" fill="#f08a1d" />
        <path d="M54 42 Q60 44 60 34 Q56 34 52 37 Z" fill="#241813" />
        <circle cx="30" cy="24" r="5.5" fill="#2f7fb8" />
        <circle cx="30" cy="24" r="3" fill="#14110f" />
        <circle cx="31" cy="23" r="1" fill="#fff" />
      </>
    ),
  },
  dificil: {
    ground: '#dde3ea',
    face: (
      <>
        <path d="M12 26 L8 8 L22 16 L28 6 L32 14 L36 6 L42 16 L56 8 L52 26 Z" fill="#4b5563" />
        <path d="M12 28 Q14 16 32 16 Q50 16 52 28 Q52 46 32 58 Q12 46 12 28 Z" fill="#9aa5b1" />
        <path d="M14 26 L28 32 M50 26 L36 32" stroke="#2c333c" strokeWidth="4" strokeLinecap="round" />
        {eyes(34, 9, '#171a1e')}
        <path d="M26 40 Q32 36 38 40 L33 54 Q31 56 30 52 Z" fill="#2b2f35" />
      </>
    ),
  },
  onca: {
    ground: '#ffe3a8',
    face: (
      <>
        <circle cx="16" cy="18" r="8" fill="#d98e21" />
        <circle cx="48" cy="18" r="8" fill="#d98e21" />
        <circle cx="16" cy="18" r="4" fill="#3a2616" />
        <circle cx="48" cy="18" r="4" fill="#3a2616" />
        <path d="M10 34 Q12 14 32 14 Q52 14 54 34 Q54 56 32 58 Q10 56 10 34 Z" fill="#eda834" />
        <ellipse cx="32" cy="48" rx="13" ry="9" fill="#fdf1dc" />
        {eyes(34, 10, '#1d3a1d')}
        <path d="M27 43 L37 43 L32 49 Z" fill="#8b3d2f" />
        <path
          d="M32 49 Q28 54 24 51 M32 49 Q36 54 40 51"
          fill="none"
          stroke="#3a2616"
          strokeWidth="2"
          strokeLinecap="round"
        />
        {[
          [32, 20],
          [24, 23],
          [40, 23],
          [16, 42],
          [48, 42],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill="#3a2616" />
        ))}
      </>
    ),
  },
};

/** The animal that a level of the engine is. */
export const Face = ({ level, className }: { level: EngineLevel; className?: string }) => {
  const { ground, face } = DRAWINGS[level];
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <circle cx="32" cy="32" r="32" fill={ground} />
      {face}
    </svg>
  );
};
