/** What a contact is called. */
export const fullName = ({ name, lastName }: { readonly name: string; readonly lastName: string }): string =>
  [name, lastName].filter(Boolean).join(' ');
