/** The engine's levels, the weakest first. Three are the ones that are known by how hard they are. */
export const LEVELS = ['tatu', 'facil', 'arara', 'quati', 'medio', 'tucano', 'dificil', 'onca'] as const;
export type EngineLevel = (typeof LEVELS)[number];

export type Character = {
  /** As a player is called. */
  name: string;
  /** Who it is. */
  animal: string;
  /** Its fixed rating, in points: docs/engine-levels.md says which are measured. */
  rating: number;
  style: string;
  sentence: string;
};

export const CHARACTERS: Record<EngineLevel, Character> = {
  tatu: {
    name: 'Tatu',
    animal: 'Tatu',
    rating: 640,
    style: 'Acabou de aprender as regras e esquece peças pelo caminho.',
    sentence: 'Opa, aquela peça era minha?',
  },
  facil: {
    name: 'Fácil',
    animal: 'Capivara',
    rating: 800,
    style: 'Joga com calma e gosta de desenvolver as peças, mas cai em ciladas.',
    sentence: 'Sem pressa: tem grama para todo mundo.',
  },
  arara: {
    name: 'Arara',
    animal: 'Arara',
    rating: 950,
    style: 'Ataca cedo e repete os planos que conhece.',
    sentence: 'Xeque! Xeque! Vou falar de novo: xeque!',
  },
  quati: {
    name: 'Quati',
    animal: 'Quati',
    rating: 1_240,
    style: 'Curioso: troca peças para ver o que acontece.',
    sentence: 'O que será que tem naquela casa?',
  },
  medio: {
    name: 'Médio',
    animal: 'Lobo-guará',
    rating: 1_500,
    style: 'Vê ameaças de dois lances e castiga peças soltas.',
    sentence: 'Passo longo, olho atento.',
  },
  tucano: {
    name: 'Tucano',
    animal: 'Tucano',
    rating: 1_850,
    style: 'Calcula longe e raramente deixa algo de graça.',
    sentence: 'De bico comprido se alcança longe.',
  },
  dificil: {
    name: 'Difícil',
    animal: 'Harpia',
    rating: 2_200,
    style: 'Só lhe falta precisão: aproveita quase todo erro.',
    sentence: 'De cima eu vejo o tabuleiro inteiro.',
  },
  onca: {
    name: 'Onça',
    animal: 'Onça-pintada',
    rating: 2_500,
    style: 'Não perdoa: espera o seu erro e dá o bote.',
    sentence: 'Você não me ouviu chegar.',
  },
};
