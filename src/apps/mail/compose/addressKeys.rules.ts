/** What a key does in a field of addresses. */
export type AddressKey =
  /** The suggestion so many below is marked. */
  | { readonly does: 'mark'; readonly by: 1 | -1 }
  /** The suggestions are put away. */
  | { readonly does: 'close' }
  /** The last address is taken away. */
  | { readonly does: 'dropLast' }
  /** The marked suggestion, or what was typed, becomes an address; `leaves`: the focus goes on to the next field. */
  | { readonly does: 'choose' | 'read'; readonly leaves: boolean }
  /** Nothing, and nothing of what it does elsewhere. */
  | { readonly does: 'nothing' };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

interface FieldState {
  readonly typed: string;
  /** How many suggestions are shown, and how many addresses there are. */
  readonly suggestions: number;
  readonly addresses: number;
}

/** By commas and semicolons whoever types means what they typed, whatever is suggested. */
const separators: readonly string[] = [',', ';'];
const commits: readonly string[] = ['Enter', 'Tab', ...separators];

/** What a key does; null for keys that do what they do in any field. Ctrl and Enter send the mail. */
export function addressKey(
  pressed: Pressed,
  { typed, suggestions, addresses }: FieldState,
): AddressKey | null {
  const { key, ctrlKey, metaKey } = pressed;
  if (suggestions > 0) {
    if (key === 'ArrowDown' || key === 'ArrowUp') return { does: 'mark', by: key === 'ArrowDown' ? 1 : -1 };
    if (key === 'Escape') return { does: 'close' };
  }
  if (key === 'Backspace' && typed === '' && addresses > 0) return { does: 'dropLast' };
  if (ctrlKey || metaKey) return null;
  if (commits.includes(key) && typed.trim() !== '')
    return { does: suggestions > 0 && !separators.includes(key) ? 'choose' : 'read', leaves: key === 'Tab' };
  return key === 'Enter' ? { does: 'nothing' } : null;
}
