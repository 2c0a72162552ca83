import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';
import { Plans } from './Plans.tsx';

/** The school's front door, for whoever is not inside yet. */
export const LandingScreen = () => (
  <>
    <Hero />
    <Features />
    <Journey />
    <Plans />
    <Closing />
  </>
);
