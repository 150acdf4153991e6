/** Somebody to whom a mail goes. */
export interface Address {
  readonly name: string;
  readonly email: string;
}

/** One address as people write it: `ada@camp.example`, `<ada@camp.example>` or `Ada Lovelace <ada@camp.example>`. */
function readAddress(text: string): Address {
  const [, name, email] = /^(.*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  if (email === undefined) return { name: '', email: text.trim() };
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), email: email.trim() };
}

/** The addresses of a text that holds several, as they are pasted: between commas, semicolons and line ends. */
export const readAddresses = (text: string): Address[] =>
  text
    .split(/[,;\n]+/)
    .filter((part) => part.trim() !== '')
    .map(readAddress);

/** Each address once: the first one stays. */
export function distinct<Each extends Address>(addresses: readonly Each[]): Each[] {
  const seen = new Set<string>();
  return addresses.filter(({ email }) => {
    const key = email.toLowerCase();
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** How an address is shown in a line: the name, where there is one. */
export const shortName = ({ name, email }: Address): string => name || email;

/** The whole of an address: `Ada Lovelace <ada@camp.example>`. */
export const longName = ({ name, email }: Address): string => (name ? `${name} <${email}>` : email);
