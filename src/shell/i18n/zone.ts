/** The zone that was read last, and how far it was from UTC: to read it costs a formatter, and every query names it. */
let known: { readonly offset: number; readonly zone: string } | undefined;

/** The IANA time zone in which days, weeks and months begin for whoever looks: the browser's. */
export function browserZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
