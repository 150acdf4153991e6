/** Whether an address may be shown as a picture: one that holds the picture itself, or one that is fetched by TLS. */
export const isPicture = (address: string): boolean =>
  /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/.test(address) || /^https:\/\/\S+$/.test(address);
