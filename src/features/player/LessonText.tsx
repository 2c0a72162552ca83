const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).map(paragraph => paragraph.trim()).filter(Boolean);

/** A lesson's text; blank lines part its paragraphs. */
export const LessonText = ({ text }: { text: string }) => (
  <div className="max-w-3xl space-y-4 text-lg">
    {paragraphsOf(text).map((paragraph, place) => (
      <p key={place} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
);
