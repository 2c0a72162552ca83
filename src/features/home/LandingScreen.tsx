import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';
import { Plans } from './Plans.tsx';

/** The landing page for visitors. */
const LandingScreen = () => (
  <>
    <Hero />
    <Features />
    <Journey />
    <Plans />
    <Closing />
  </>
);

export default LandingScreen;
