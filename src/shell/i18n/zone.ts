/** The IANA time zone in which days, weeks and months begin for whoever looks: the browser's. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
