/** Who may make an account. */
export type Registration = 'open' | 'invite' | 'closed';

/** Who may make an account here, as the server tells it in a meta element: anybody where there is none. */
export function registrationHere(): Registration {
  const said = document.querySelector<HTMLMetaElement>('meta[name="watchfloor-registration"]')?.content;
  return said === 'invite' || said === 'closed' ? said : 'open';
}
