import { useEffect, useEffectEvent, useRef } from 'react';
import { frameAddress, greetings, newsIn, providers } from './embed-player.ts';
import type { EmbedSource } from './embed-source.ts';

const GREET_EVERY_MS = 500;
const SILENT_AFTER_MS = 8_000;

type EmbeddedFrameProps = { source: EmbedSource; title: string; onEnded: () => void; onSilent: () => void };

/** The service's own player in a frame. We send messages until it answers, then wait for the end of the video. */
const EmbeddedFrame = ({ source, title, onEnded, onSilent }: EmbeddedFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const reportEnd = useEffectEvent(onEnded);
  const reportSilence = useEffectEvent(onSilent);
  const { provider } = source;

  useEffect(() => {
    const { origin } = providers[provider];
    let hasEnded = false;
    // To anyone: nothing secret is said, and a frame that is still on its way would make the browser complain about any
    // one origin.
    const greet = () => {
      for (const words of greetings[provider]) frame.current?.contentWindow?.postMessage(words, '*');
    };
    let isGreeting = true;
    const greeting = setInterval(greet, GREET_EVERY_MS);
    const patience = setTimeout(reportSilence, SILENT_AFTER_MS);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const news = newsIn(provider, event.data);
      if (news === null) return;
      if (isGreeting) greet(); // it may have begun to listen only now
      isGreeting = false;
      clearInterval(greeting);
      clearTimeout(patience);
      if (news === 'alive' || hasEnded) return;
      hasEnded = true; // the end is told more than once
      reportEnd();
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      clearInterval(greeting);
      clearTimeout(patience);
    };
  }, [provider]);

  return (
    <iframe
      ref={frame}
      src={frameAddress(source, location.origin)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
};

export default EmbeddedFrame;
