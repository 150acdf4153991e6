import { skipToken } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useQuery } from '~/graphql/client/hooks.ts';
import type { Address } from './addresses.rules.ts';
import { AddressSuggestionsDocument } from './compose.generated.ts';

/** People whose name or address holds what is typed, without those who stand there already. */
export function useSuggestions(typed: string, taken: readonly Address[]): readonly Address[] {
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery(
    AddressSuggestionsDocument,
    search === '' ? skipToken : { variables: { search } },
  );
  if (search === '' || !data) return [];
  const there = new Set(taken.map(({ email }) => email.toLowerCase()));
  return data.mailRecipients
    .filter(({ email }) => !there.has(email.toLowerCase()))
    .map(({ name, email }) => ({ name, email }));
}
