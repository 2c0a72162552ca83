import { useEffect, useState } from 'react';
import { Film } from '../../../../video/Film.tsx';

/** The key under which the player's position in a preview is stored. */
const TRIED_FILM = 'previa';
const NOTHING_TO_DO = () => undefined;
const REST_MS = 500;

/** An incomplete address would be requested at each letter typed. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/** A video as the students will see it, once its address is typed. */
export const VideoPreview = ({ url, title }: { url: string; title: string }) => {
  const address = useRested(url.trim());
  if (!/^(https?:\/\/[^\s/]|\/(objects|demo)\/)/i.test(address)) return null;
  return (
    <section aria-label="Prévia do vídeo" className="max-w-2xl">
      <p className="mb-2 font-semibold">Prévia</p>
      <Film
        key={address}
        url={address}
        title={title || 'Vídeo da lição'}
        film={TRIED_FILM}
        onEnded={NOTHING_TO_DO}
        onUnheard={NOTHING_TO_DO}
      />
    </section>
  );
};
