import { Search } from 'lucide-react';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import type { SetUrlState } from '../../../lib/use-url-state.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { MAX_SEARCH, type StoreFilters } from '../store-filters.ts';

type SearchBoxProps = { placeholder: string; search: string; setFilters: SetUrlState<StoreFilters> };

export const SearchBox = ({ placeholder, search, setFilters }: SearchBoxProps) => {
  const [typed, type] = useDebouncedText(search, text => setFilters({ search: text }, { replace: true }));
  return (
    <TextInput
      type="search"
      icon={Search}
      maxLength={MAX_SEARCH}
      aria-label={placeholder.replace('...', '')}
      placeholder={placeholder}
      value={typed}
      onChange={event => type(event.target.value)}
    />
  );
};
