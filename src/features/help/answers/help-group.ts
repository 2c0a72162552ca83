type HelpLink = { href: string; label: string };
export type HelpEntry = {
  id: string;
  question: string;
  /** Paragraphs. */ answer: readonly string[];
  links?: readonly HelpLink[];
};
export type HelpGroup = { id: string; title: string; entries: readonly HelpEntry[] };
