import { useEffect, useState } from 'react';

const behindHash = (): string => window.location.hash.slice(1);

/**
 * The secret after the # of a link. It follows when another link to the same page is pasted, as the browser does not
 * reload then.
 */
export const useSecret = (): string => {
  const [secret, setSecret] = useState(behindHash);
  useEffect(() => {
    const follow = () => setSecret(behindHash());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return secret;
};
