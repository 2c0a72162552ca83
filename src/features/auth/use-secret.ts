import { useEffect, useState } from 'react';

const behindHash = (): string => window.location.hash.slice(1);

/**
 * What stands behind the # of a link; when another link to the same page is pasted over it, that one's, as the browser
 * loads nothing then.
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
