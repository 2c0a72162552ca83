import { Search } from 'lucide-react';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { SetFilter } from '../use-filter.ts';

type SearchBoxProps = { placeholder: string; search: string; setFilter: SetFilter };

export const SearchBox = ({ placeholder, search, setFilter }: SearchBoxProps) => {
  const [typed, type] = useDebouncedText(search, text => setFilter({ search: text }, { replace: true }));
  return (
    <TextInput
      type="search"
      icon={Search}
      maxLength={100}
      aria-label={placeholder.replace('...', '')}
      placeholder={placeholder}
      value={typed}
      onChange={event => type(event.target.value)}
    />
  );
};
